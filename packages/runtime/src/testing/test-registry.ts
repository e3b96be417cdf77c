import type { Approver } from "../call/approve/approval.js";
import { bothHear } from "../call/both-hear.js";
import type { CallOptions } from "../call/call-options.js";
import type { CallRecord } from "../call/call-record.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import type { ToolSource } from "../registry/tool-source.js";
import { show } from "../schema/show.js";
import { insert, type Recorded } from "./recorded.js";

/** How the calls of a test registry are made. */
export interface TestRegistryOptions extends Omit<CallOptions, "approve"> {
  /**
   * What is answered to calls that need approval: `"all"` of them may run, or `"none"`; a function decides. Where nothing is
   * said they fail with `approval_required`, as they do without a test.
   */
  readonly approve?: "all" | "none" | Approver | undefined;
}

/** A registry that keeps a record of its calls. */
export class TestRegistry extends ToolRegistry implements Recorded {
  /** The calls that have ended, in the order in which they began. */
  readonly calls: readonly CallRecord[];

  /**
   * @param options - how calls are made
   * @throws ToolDefinitionError for an option that is not there
   */
  constructor(options: TestRegistryOptions = {}) {
    const calls: CallRecord[] = [];
    const onCall = bothHear((call) => insert(calls, call), options.onCall);
    super({ ...options, approve: approverOf(options.approve), onCall });
    this.calls = calls;
  }

  /** Forgets the calls so far. */
  clear(): void {
    (this.calls as CallRecord[]).splice(0);
  }
}

/**
 * A registry for a test: its own, with a record of its calls, and approvals that nobody has to be asked for.
 *
 * @param sources - the tools, real or fake: whatever a registry takes
 * @param options - how calls are made
 *
 * @example
 * const tools = testRegistry([bookTable, fakeTool("pay", "paid")], { approve: "all" });
 * await assistant(tools).answer("Book a table for two.");
 * expectToolCall(tools, "book_table", { seats: 2 });
 */
export function testRegistry(sources: ToolSource = [], options: TestRegistryOptions = {}): TestRegistry {
  return new TestRegistry(options).add(sources);
}

function approverOf(approve: TestRegistryOptions["approve"]): Approver | undefined {
  if (approve === undefined || typeof approve === "function") return approve;
  if (approve !== "all" && approve !== "none") {
    const summary = `The option \`approve\` of a test registry must be "all", "none" or a function, not ${show(approve)}.`;
    throw new ToolDefinitionError("WL2005", summary);
  }
  return () => approve === "all";
}
