import type { CallTarget } from "../src/call/call-target.js";
import { contractOf } from "../src/tool/contract.js";
import { type DescriptorParts, descriptor } from "./compiled.js";

/** What a call sees of a tool, for tests of single stages. */
export function target(
  fn: (...args: never[]) => unknown,
  parts: Omit<DescriptorParts, "name"> = {},
  settings: Partial<CallTarget> = {},
): CallTarget {
  return {
    name: "probe",
    description: "A probe.",
    server: undefined,
    worker: undefined,
    timeout: 60_000,
    requiresApproval: false,
    ...contractOf(descriptor({ name: "probe", ...parts })),
    invoke: (args) => fn(...(args as never[])),
    ...settings,
  };
}
