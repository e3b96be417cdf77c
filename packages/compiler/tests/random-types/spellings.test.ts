import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonSchema } from "windlass";
import type { LoweredTool } from "../../src/lower/lowered-tool.js";
import { TypeCompiler } from "./compile-types.js";
import { type Generated, generated, type Seed, seeds, sourceOf } from "./generated.js";
import { meaning } from "./schema-meaning.js";

const compilers = ["../../package.json", "../../toolchains/ts5/package.json"].map((from) => new TypeCompiler(from));
const [six, five] = compilers as [TypeCompiler, TypeCompiler];
const runs = process.env.WINDLASS_FULL === "1" ? 150 : 5;
const batches = fc.array(seeds, { minLength: 1, maxLength: 60, size: "max" });

test("runs on the versions that it names", () => {
  expect(compilers.map(({ version }) => version)).toEqual(["6.0.3", "5.9.3"]);
});

test("the order of unrelated declarations makes no difference, on any TypeScript", () => {
  const property = fc.property(batches, (batch) => {
    const tools = batch.map(generated);
    const plain = descriptors(six, tools.map(sourceOf));
    const moved = tools.map((made) =>
      sourceOf(made.isFree ? { ...made, declarations: made.declarations.toReversed() } : made),
    );
    const before = "export type Unrelated = 'b' | 'is1' | -1 | Date[] | null | { kind: 'is0' } | { a: 1; b: 2 };";
    for (const compiler of [six, five]) {
      const other = descriptors(compiler, [before, ...moved.toReversed()]);
      for (const [index, made] of tools.entries()) {
        const [one, two] = [plain, other].map((found) => JSON.stringify(found.get(made.name)));
        if (one !== two)
          throw new Error(
            `TypeScript ${compiler.version}: two results.\n\n${sourceOf(made)}\n\nor\n\n${moved[index]}\n\n${one}\n${two}`,
          );
      }
    }
  });
  fc.assert(property, { seed: 20261202, numRuns: runs });
}, 900_000);

test("two spellings of a type have one schema", () => {
  const property = fc.property(batches, fc.array(fc.nat(999), { minLength: 20, maxLength: 60 }), (batch, choices) => {
    const spelled = [batch, batch.map((seed): Seed => ({ ...seed, choices }))].map((made) => made.map(generated));
    const [one, two] = spelled.map((tools) => descriptors(six, tools.map(sourceOf))) as [Descriptors, Descriptors];
    for (const index of batch.keys()) {
      const pair = spelled.map((tools) => tools[index]!) as [Generated, Generated];
      const schemas = [schemaOf(one, pair[0]), schemaOf(two, pair[1])] as const;
      if (schemas[0] === schemas[1]) continue;
      throw new Error(`Two schemas of one type.\n\n${pair.map(sourceOf).join("\n\nand\n\n")}\n\n${schemas.join("\n")}`);
    }
  });
  fc.assert(property, { seed: 20261203, numRuns: runs });
}, 900_000);

type Descriptors = ReadonlyMap<string, LoweredTool>;

function descriptors(compiler: TypeCompiler, texts: readonly string[]): Descriptors {
  const { tools } = compiler.compile([...texts, "export {};"].join("\n\n"));
  return new Map(tools.map(({ name, lowered }) => [name, { ...lowered, source: "" }]));
}

/** The schema of the value alone, without words: labels of tuples are the spelling's own. */
function schemaOf(found: Descriptors, { name }: Generated): string {
  const { properties, $defs } = found.get(name)!.inputSchema;
  // How the definitions of recursive types are called and cut is left to the spelling.
  if ($defs !== undefined) return meaning(properties?.value as JsonSchema, $defs);
  const isWord = (key: string) => key === "description" || key === "title";
  return JSON.stringify(properties?.value, (key, value: unknown) => (isWord(key) ? undefined : value));
}
