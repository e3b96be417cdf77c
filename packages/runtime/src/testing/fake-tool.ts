import { copyOf } from "../call/copy-of.js";
import type { AnyFunction } from "../tool/any-function.js";
import { Tool } from "../tool/tool.js";
import { toolOf } from "../tool/tool-of.js";
import type { ToolSettings } from "../tool/tool-settings.js";

/** What a fake tool says about itself, and how it is called. */
export type FakeToolSettings = Omit<ToolSettings, "name">;

/** Answers that are given one after the other. */
class InTurn {
  readonly answers: readonly unknown[];
  constructor(answers: readonly unknown[]) {
    this.answers = answers;
  }
}

/** A tool that does not do anything, and knows what it was asked for. */
export class FakeTool extends Tool {
  /** The arguments of each call that reached the tool: those that were refused before are not among them. */
  readonly received: readonly Readonly<Record<string, unknown>>[] = [];
  readonly #answers: InTurn;

  /**
   * @param name - its name
   * @param answer - what it answers
   * @param settings - what else it is; without `parameters` it takes whatever it is given
   */
  constructor(name: string, answer?: unknown, settings: FakeToolSettings = {}) {
    super({ description: `A fake of ${name}.`, parameters: { type: "object" }, ...settings, name });
    this.#answers = answer instanceof InTurn ? answer : new InTurn([answer]);
  }

  /** Answers as it was told to. */
  call(args: Record<string, unknown>): unknown {
    const { answers } = this.#answers;
    const answer = answers[Math.min(this.received.length, answers.length - 1)];
    (this.received as unknown[]).push(copyOf(args));
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? (answer as (args: Record<string, unknown>) => unknown)(args) : answer;
  }

  /** Forgets the calls so far; answers that are given in turn begin again. */
  clear(): void {
    (this.received as unknown[]).splice(0);
  }
}

/**
 * A tool that is made up, in the place of one that costs money, is slow or is not there yet.
 *
 * @param like - the tool that it stands for: its name, description, schema and approval are kept, and the arguments are
 * validated, but stay JSON; or only a name, and then it takes whatever it is given
 * @param answer - what it answers: a value, an `Error` to throw, a function of the arguments, or {@link inTurn}; nothing
 * where it is left out
 * @param settings - what else it should be: `description`, `parameters` (a JSON Schema), `requiresApproval` …
 * @returns the tool; `received` has the arguments of its calls
 * @throws ToolDefinitionError for a function that is no tool
 *
 * @example
 * const pay = fakeTool("pay", inTurn(new ToolError("Try again."), { paid: true }));
 * const weather = fakeTool(getWeather, { celsius: 21 });
 */
export function fakeTool(like: string | Tool | AnyFunction, answer?: unknown, settings?: FakeToolSettings): FakeTool {
  if (typeof like === "string") return new FakeTool(like, answer, settings);
  const tool: Tool = Tool.isInstance(like) ? like : toolOf(like);
  const { name, description, inputSchema, annotations } = tool;
  return new FakeTool(name, answer, {
    description,
    parameters: inputSchema as Record<string, unknown>,
    annotations,
    // Asked of the tool itself, which knows all places where it may be said.
    requiresApproval: (args) => tool.needsApproval({ name, arguments: args }),
    ...settings,
  });
}

/**
 * Answers for a fake tool, one for each call; the last is given for all calls beyond.
 *
 * @param answers - values, errors to throw, or functions of the arguments
 */
export function inTurn(...answers: readonly [unknown, ...unknown[]]): unknown {
  return new InTurn(answers);
}
