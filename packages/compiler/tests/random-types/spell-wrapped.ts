import type { Spelling } from "./spelling.js";

/** What is known of a type that is to be written in a roundabout way. */
interface Nature {
  readonly isAnything: boolean;
  readonly isNullable: boolean;
  readonly mayDeclare: boolean;
}

/** The same type, as the result of an alias, a generic, a conditional or a lookup. */
export function wrapped(text: string, spelling: Spelling, { isAnything, isNullable, mayDeclare }: Nature): string {
  if (spelling.choices.below(4) !== 3) return text;
  const ways = [
    () => text,
    () => `({ a: ${text} })["a"]`,
    () => `[${text}][0]`,
    () => `Array<${text}>[number]`,
    () => `ReturnType<() => ${text}>`,
    () => `Parameters<(value: ${text}) => void>[0]`,
    () => `([${text}] extends [infer U] ? U : never)`,
    () => `Awaited<Promise<${text}>>`,
  ];
  if (!isAnything) ways.push(() => `Exclude<(${text}) | "unlikely", "unlikely">`);
  if (!isAnything && !isNullable) ways.push(() => `NonNullable<(${text}) | null | undefined>`);
  if (mayDeclare) {
    ways.push(
      () => spelling.alias(text),
      () => {
        const name = spelling.fresh("Id");
        spelling.declare(`type ${name}<T> = T;`);
        return `${name}<${text}>`;
      },
      () => {
        const name = spelling.fresh("v");
        spelling.declare(`declare const ${name}: ${text};`);
        return `typeof ${name}`;
      },
    );
  }
  return spelling.choices.pick(ways)();
}
