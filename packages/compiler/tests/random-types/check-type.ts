import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type ToolDescriptor, toolOf } from "windlass";
import type { CompiledTool } from "../../src/compile.js";
import { descriptorText } from "../../src/emit/descriptor-text.js";
import { fits } from "./fits.js";
import { type Generated, sourceOf } from "./generated.js";
import { Random } from "./random.js";
import { Ambiguous, revived, sameValue } from "./revived.js";
import { mutated, someValue } from "./values.js";

const VALUES = 30;

// One for all: most of its time goes into the schema of schemas.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTuples: false, ownProperties: true });
addFormats.default(ajv);

/** How many values of which kind were tried: a test that sees one verdict only shows nothing. */
export interface Counts {
  good: number;
  bad: number;
  revived: number;
}

/** What is wrong with a compiled tool, if anything is. */
export async function faultOf(
  made: Generated,
  tool: CompiledTool,
  seed: number,
  counts: Counts,
): Promise<string | undefined> {
  const descriptor = evaluated(tool);
  const isValid = compiled(descriptor.inputSchema);
  const isOutput = descriptor.outputSchema === undefined ? undefined : compiled(descriptor.outputSchema);
  const check = descriptor.validate?.();
  const calls = [caller(descriptor), caller({ ...descriptor, validate: () => () => false })];

  // ajv ignores properties called `__proto__`, and does not miss a required one without a name.
  const isForAjv = !/"(?:__proto__)?"/.test(sourceOf(made));
  // It takes items that have a `constructor` of their own for different ones.
  const isUnique = descriptor.inputSchema.includes("uniqueItems");

  const random = new Random(seed);
  for (let left = VALUES; left > 0; left--) {
    const isPlain = left > VALUES / 2;
    const good = someValue(made.args, random, 3) as Record<string, unknown>;
    const args = isPlain ? good : (mutated(good, random) as Record<string, unknown>);
    const expected = fits(made.args, args);
    const text = JSON.stringify(args);
    if (isPlain && expected !== true)
      throw new Error(`The test gives ${text} for a value of the type:\n${JSON.stringify(made)}`);
    if (expected === undefined) continue;
    counts[expected ? "good" : "bad"]++;
    const byAjv = isValid(JSON.parse(text));
    if (isForAjv && !(isUnique && text.includes("constructor")) && byAjv === !expected)
      return `${expected ? "ajv refuses" : "ajv accepts"} ${text}`;
    if (check?.(JSON.parse(text)) === true && !expected) return `the emitted check accepts ${text}`;
    for (const [index, call] of calls.entries()) {
      const way = index === 0 ? "a call" : "the explaining pass";
      const { result, received } = await call(text);
      if (!expected) {
        if (result.isError && (result.code === "invalid_arguments" || result.code === "invalid_json")) continue;
        return `${way} accepts ${text}`;
      }
      if (!isPlain || made.shape.kind === "unknown") continue;
      if (result.isError) return `${way} refuses ${text}: ${JSON.stringify(result.content)}`;
      counts.revived++;
      const wanted = wantedOf(made, args);
      if (wanted === undefined) continue;
      if (!sameValue(received, wanted.value)) return `${text} arrives as ${shown(received)}`;
      const back = JSON.parse(JSON.stringify(result)) as { data: unknown; structuredContent: unknown };
      if (!sameValue(back.data, JSON.parse(text).value)) return `${text} comes back as ${JSON.stringify(back.data)}`;
      if (isForAjv && isOutput?.(back.structuredContent) === false)
        return `the output schema refuses ${JSON.stringify(back)}`;
    }
  }
  return undefined;
}

function wantedOf(made: Generated, args: Record<string, unknown>): { readonly value: unknown } | undefined {
  try {
    return { value: (revived(made.args, args) as { value: unknown }).value };
  } catch (error) {
    if (error instanceof Ambiguous) return undefined;
    throw error;
  }
}

/** The descriptor as it is written into the output. */
export function evaluated({ lowered }: CompiledTool): ToolDescriptor {
  return new Function(`"use strict";return ${descriptorText(lowered)}`)() as ToolDescriptor;
}

/** ajv's verdict; undefined where it throws: it calls the `toString` of items that must differ. */
function compiled(schema: string): (value: unknown) => boolean | undefined {
  const parsed: object = JSON.parse(schema);
  const validate = ajv.compile(parsed);
  ajv.removeSchema(parsed);
  return (value) => {
    try {
      return validate(value);
    } catch {
      return undefined;
    }
  };
}

function caller(descriptor: ToolDescriptor) {
  let received: unknown;
  const isWhole = typeof descriptor.params[0] === "object";
  const fn = (given: unknown) => {
    received = isWhole ? (given as { value: unknown }).value : given;
    return received;
  };
  Object.defineProperty(fn, Symbol.for("windlass.tool"), { value: descriptor });
  const tool = toolOf(fn);
  return async (text: string) => {
    const result = await tool.execute({ name: tool.name, arguments: text }, { lenient: false });
    return { result, received };
  };
}

function shown(value: unknown): string {
  return value instanceof Set || value instanceof Map
    ? `${value.constructor.name} ${shown([...value])}`
    : String(
        JSON.stringify(value, (_, part) =>
          typeof part === "bigint" ? `${part}n` : part instanceof Map || part instanceof Set ? [...part] : part,
        ),
      );
}
