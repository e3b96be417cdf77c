import { expect, test } from "vitest";
import { toolOf } from "windlass";
import { evaluated } from "./check-type.js";
import { TypeCompiler } from "./compile-types.js";

/** When one that fails is mended, its test says so here: then its entry goes from `known-faults.ts`, and `.fails`. */
const compiler = new TypeCompiler("../../package.json");

test("R1: a date in a list is revived beside a list of bytes", async () => {
  const args = { value: ["2026-12-01T10:00:00.000Z"] };
  expect(await roundTrip("Uint8Array[] | Date[]", args)).toEqual(args);
});

test("R5: a list of bytes is passed over where only a tuple beside it can be revived", async () => {
  const args = { value: [null, "vm", "AA==", "7"] };
  const tuple = "[unknown, 'vm'?, ArrayBuffer?, ...bigint[]]";
  expect(await roundTrip(`(Uint8Array | "b" | 1 | null)[] | ${tuple}`, args)).toEqual(args);
});

test("R2: a map comes back beside an object without required properties", async () => {
  const args = { value: { seats: [] } };
  expect(await roundTrip("{ note?: string } | { seats: Map<number, string> }", args)).toEqual(args);
});

test("R3: a brand does not move a branch", () => {
  const [plain, branded] = ["string[] | null[]", "(string & { readonly __brand: 1 })[] | null[]"].map(
    (type) => compiled(type).lowered.inputSchema,
  );
  expect(JSON.stringify(branded)).toBe(JSON.stringify(plain));
});

async function roundTrip(type: string, args: object): Promise<unknown> {
  const fn = Object.defineProperty((value: unknown) => value, Symbol.for("windlass.tool"), {
    value: evaluated(compiled(type)),
  });
  const result = await toolOf(fn).execute({ name: "f", arguments: JSON.stringify(args) }, { lenient: false });
  return { value: (JSON.parse(JSON.stringify(result)) as { data: unknown }).data };
}

function compiled(type: string) {
  const { tools } = compiler.compile(
    `/** Takes a value. @tool */\nexport function f(value: ${type}): ${type} { return value; }`,
  );
  return tools[0]!;
}
