import fc from "fast-check";
import { Choices } from "./choices.js";
import type { ObjectShape, Shape } from "./shape.js";
import { shapes } from "./shapes.js";
import { spell } from "./spell.js";
import { Spelling } from "./spelling.js";

/** One random type, and by which numbers its spelling and its values are chosen. */
export interface Seed {
  readonly shape: Shape;
  readonly choices: readonly number[];
  readonly values: number;
}

export const seeds: fc.Arbitrary<Seed> = fc.record({
  shape: shapes,
  choices: fc.array(fc.nat(999), { maxLength: 60, size: "max" }),
  values: fc.nat(),
});

/** A tool over a random type. */
export interface Generated {
  readonly name: string;
  readonly shape: Shape;
  readonly declarations: readonly string[];
  /** Whether the declarations may stand in another order without a change of what they mean. */
  readonly isFree: boolean;
  readonly fn: string;
  /** What the arguments object must be. */
  readonly args: ObjectShape;
}

/** The tool `tNUMBER`, which gives back the value that it takes. */
export function generated({ shape, choices }: Seed, number: number): Generated {
  const spelling = new Spelling(String(number), new Choices(choices));
  const name = `t${number}`;
  const type = spell(shape, spelling, { around: [], eager: false, scoped: false });
  const isAnything = shape.kind === "unknown";
  const ways = ["plain", "async", "optional", "undefined", "destructured", ...(isAnything ? [] : ["generic"])];
  const form = spelling.choices.pick(ways);
  const property = { name: "value", shape, optional: !isAnything && (form === "optional" || form === "undefined") };
  const fn = `/** Takes a value. @tool */\nexport ${signature(name, type, form, isAnything)}`;
  const { declarations, isOrdered } = spelling;
  return { name, shape, declarations, isFree: !isOrdered, fn, args: { kind: "object", properties: [property] } };
}

function signature(name: string, type: string, form: string, isAnything: boolean): string {
  switch (form) {
    case "async":
      return `async function ${name}(value: ${type}): Promise<${type}> { return value; }`;
    case "generic":
      return `function ${name}<X extends ${type}>(value: X): X { return value; }`;
    case "destructured":
      return `function ${name}({ value }: { value: ${type} }): ${type} { return value; }`;
    case "optional":
      if (!isAnything) return `function ${name}(value?: ${type}): (${type}) | undefined { return value; }`;
      break;
    case "undefined":
      if (!isAnything) return `function ${name}(value: (${type}) | undefined): (${type}) | undefined { return value; }`;
      break;
  }
  return `function ${name}(value: ${type}): ${type} { return value; }`;
}

/** The tool's source, to be read and tried alone. */
export function sourceOf({ declarations, fn }: Generated): string {
  return [...declarations, fn].join("\n");
}
