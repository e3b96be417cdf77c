import type { Literal } from "./shape.js";
import { quoted, type Spelling } from "./spelling.js";

/** One or more literal values, as a union, an enum, the values or the keys of a constant. */
export function spellLiteral(values: readonly Literal[], spelling: Spelling): string {
  const plain = values.map((value) => JSON.stringify(value)).join(" | ");
  const ways = [() => plain, () => indexed(values, spelling), () => constObject(values, spelling)];
  if (values.every((value) => typeof value !== "boolean")) {
    ways.push(
      () => enumeration("enum", values, spelling),
      () => enumeration("const enum", values, spelling),
    );
  }
  if (values.every((value) => typeof value === "string" && value !== "__proto__")) {
    ways.push(() => keysOf(values as readonly string[], spelling));
  }
  if (values.every((value) => typeof value === "string")) {
    ways.push(
      () => `keyof { ${values.map((value) => `${quoted(String(value))}: 1`).join("; ")} }`,
      () => `\`\${${plain}}\``,
    );
  }
  if (!values.includes("other")) {
    ways.push(
      () => `Exclude<${plain} | "other", "other">`,
      () => `Extract<${plain} | null | { other: 1 }, string | number | boolean>`,
    );
  }
  return spelling.choices.pick(ways)();
}

function enumeration(keyword: string, values: readonly Literal[], spelling: Spelling): string {
  const name = spelling.fresh("E");
  const members = values.map((value, index) => `M${index} = ${JSON.stringify(value)}`);
  spelling.declare(`${keyword} ${name} { ${members.join(", ")} }`);
  if (spelling.choices.below(3) !== 2) return name;
  return values.map((_, index) => `${name}.M${index}`).join(" | ");
}

function indexed(values: readonly Literal[], spelling: Spelling): string {
  const name = spelling.fresh("c");
  spelling.declare(`const ${name} = ${JSON.stringify(values)} as const;`);
  return `(typeof ${name})[number]`;
}

function constObject(values: readonly Literal[], spelling: Spelling): string {
  const name = spelling.fresh("c");
  const members = values.map((value, index) => `m${index}: ${JSON.stringify(value)}`);
  spelling.declare(`const ${name} = { ${members.join(", ")} } as const;`);
  return `(typeof ${name})[keyof typeof ${name}]`;
}

function keysOf(values: readonly string[], spelling: Spelling): string {
  const name = spelling.fresh("c");
  spelling.declare(`const ${name} = { ${values.map((value) => `${quoted(value)}: 1`).join(", ")} };`);
  return `keyof typeof ${name}`;
}
