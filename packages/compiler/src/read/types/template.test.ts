// biome-ignore-all lint/suspicious/noTemplateCurlyInString: types, written down as texts.
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { nativePattern } from "../../emit/check/native-pattern.js";
import { projectFromProgram } from "../../typescript/in-process/project-from-program.js";
import type { Project, Type } from "../../typescript/project.js";
import { templatePattern } from "./template.js";

const NUMBER = "[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?";
const BIGINT = "-?(?:0|[1-9]\\d*)";

describe("the pattern of", () => {
  const cases: readonly (readonly [type: string, pattern: string])[] = [
    // What the type says about the start and the end, and nothing else.
    ["`x-${string}`", "^x-"],
    ["`${string}px`", "px$"],
    ["`a${string}b`", "^a[\\s\\S]*b$"],
    ["`${string}://${string}`", "://"],
    ["`a${any}`", "^a"],
    ["`${any}`", ""],
    ["`a${string}${string}`", "^a"],
    ["`a.b(${string}) [c]/d^e$|{}\\\\*+?`", "^a\\.b\\([\\s\\S]*\\) \\[c\\]/d\\^e\\$\\|\\{\\}\\\\\\*\\+\\?$"],
    ["`\\n\\t${string}`", "^\\n\\t"],
    ["`é😀${string}`", "^é😀"],
    // Gaps before the last end at the first occurrence of what follows.
    ["`${string}@${string}.${string}`", "^[^@]*@[^.]*\\."],
    ["`${string}@${string}.com`", "^[^@]*@[\\s\\S]*\\.com$"],
    ["`arn:${string}:${string}:${string}`", "^arn:[^:]*:[^:]*:"],
    ["`${string}]${string}^${string}\\\\${string}`", "^[^\\]]*\\][^\\^]*\\^[^\\\\]*\\\\"],
    ["`${string}::${string}::${string}`", "^[^:]*:(?:[^:]+:)*:[\\s\\S]*::"],
    ["`${string}://${string}/${string}`", "^[^:]*:(?:/?(?:[^:/][^:]*)?:)*//[^/]*/"],
    [
      "`${string}-->${string}<!--`",
      "^[^\\-]*-(?:[^\\-][^\\-]*-)*-(?:-|[^>\\-][^\\-]*-(?:[^\\-][^\\-]*-)*-)*>[\\s\\S]*<!--$",
    ],
    ["`${string}, ${string}, ${string}`", "^[^,]*,(?:(?:[^, ][^,]*)?,)* [\\s\\S]*, "],
    // Numbers as TypeScript takes them; at the edge of a gap, no more of them than counts.
    ["`${number}px`", `^${NUMBER}px$`],
    ["`${number}x${number}`", `^${NUMBER}x${NUMBER}$`],
    ["`0n${bigint}`", `^0n${BIGINT}$`],
    ["`${number}${string}`", "^[+-]?\\.?\\d"],
    ["`${string}${number}`", "\\d\\.?$"],
    ["`${string}${number}${string}`", "\\d"],
    ["`${string}${number}${string}${bigint}${string}`", "^\\D*\\d[\\s\\S]*\\d"],
    ["`${string}:${bigint}/${string}`", `:${BIGINT}/`],
    ["`${bigint}${string}`", "^-?\\d"],
    ["`${number}${number}`", "^[+-]?\\.?\\d[\\deE.+-]*$"],
    ["`<${Uppercase<`${bigint}`>}>`", "^<-?(?:0|[1-9]\\d*)>$"],
    // Uppercase and its like.
    ["`on${Capitalize<string>}`", "^on(?:[^a-z]|$)"],
    ["`${Capitalize<string>}Event`", "^(?:[^a-z][\\s\\S]*)?Event$"],
    ["`get${Capitalize<string>}By${Capitalize<string>}`", "^get(?:[^a-z][\\s\\S]*)?By(?:[^a-z]|$)"],
    ["`${Uncapitalize<string>}.${string}.${string}`", "^(?:[^A-Z.][^.]*)?\\.[^.]*\\."],
    ["Lowercase<`X-${string}`>", "^x-[^A-Z]*$"],
    ["Uppercase<`a${string}`>", "^A[^a-z]*$"],
    ["Capitalize<`a${string}`>", "^A"],
    ["Uppercase<string>", "^[^a-z]*$"],
    ["Capitalize<Lowercase<string>>", "^(?:[^a-z][^A-Z]*)?$"],
    ["Uncapitalize<string>", "^(?:[^A-Z]|$)"],
    ["`${Uppercase<string>}_${Uppercase<string>}`", "^[^a-z_]*_[^a-z]*$"],
    ["`${Capitalize<Lowercase<string>>}B${Lowercase<string>}`", "^[^B]*B"],
    ["`${Lowercase<string>}-${Uppercase<string>}`", "^(?:[^A-Z]*[a-z])?[^A-Za-z\\-]*-[^a-z]*$"],
    ["`${string}_${Uppercase<string>}`", "_[^a-z_]*$"],
    // Brands, and what is put in place.
    ["`id-${string & { __brand: 1 }}`", "^id-"],
    ["`<${`a${string}` & { __brand: 1 }}>`", "^<a[\\s\\S]*>$"],
    ["`${null}-${undefined}-${1.50}-${string}`", "^null-undefined-1\\.5-"],
    ["`a${`b${string}c`}d${string}`", "^ab[\\s\\S]*cd"],
    // Half a character is anything.
    ["`a\\ud83d${string}b`", "^a[\\s\\S]*b$"],
  ];
  const { project, types } = open(cases.map(([type]) => type));
  test.each(cases)("%s is %s", (type, pattern) => {
    const index = cases.findIndex(([given]) => given === type);
    expect(templatePattern(project, types[index]!)).toBe(pattern);
    expect(nativePattern(pattern)).toEqual({ maxLength: Number.POSITIVE_INFINITY });
  });

  test("is quick on hostile texts", () => {
    for (const [, pattern] of cases) {
      const expression = new RegExp(pattern, "u");
      for (const piece of [
        "1",
        "-",
        "a",
        "_",
        "0xa",
        "1.",
        "1e",
        "::",
        ":/",
        "://",
        "@",
        "., ",
        "<a",
        "aA",
        "By",
        "[",
        "\n",
      ])
        expression.test(`${piece.repeat(100_000 / piece.length)}\u0000`);
    }
  });

  test("stays short however long the texts are", () => {
    const long = ["-".repeat(3000), `--${"a-b".repeat(1000)}`, "abc".repeat(1000), `<${"summary".repeat(400)}>`];
    const opened = open(long.map((one) => `\`\${string}${one}\${string}/\``));
    for (const type of opened.types) expect(templatePattern(opened.project, type).length).toBeLessThan(420);
  });

  test("takes no more of a type parameter than its constraint says", () => {
    const opened = open(["<K extends `k${string}`>() => `${K}-${string}`"]);
    const [signature] = opened.project.signatures(opened.types[0]!);
    expect(templatePattern(opened.project, signature!.returns)).toBe("^k[^\\-]*-");
  });
});

const TEXTS = "a - :: . 1 px aab ://  - e E 0x \\n é 😀 (] -- Z b".split(" ");
const HOLES =
  'string string string string number number bigint boolean any null "x"|"y.z" Uppercase<string> Lowercase<string> Capitalize<string> Uncapitalize<string> Uppercase<`${number}`> Capitalize<Lowercase<string>> Lowercase<`${bigint}`> string&{b:1} `<${string}>`&{b:1}'.split(
    " ",
  );
const PIECES =
  "a A b Z 1 -2 +3 1.5 1e+21 2E5 0x1F 0XAB 007 .5 5. 0b11 0o7 x y.z Q1 q true null e \n é 😀 - -- : :// px aab aaab . (] < > 0x 1_0".split(
    " ",
  );

const piece = fc.constantFrom("", ...PIECES);
const text = fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 2, arbitrary: fc.constantFrom(...TEXTS) });

/** A type as it is written, and texts that look like its values. */
function written(holes: readonly string[], most: number) {
  const parts = fc.array(fc.tuple(fc.constantFrom(...holes), text), { minLength: 1, maxLength: most });
  return fc.tuple(text, parts).chain(([begin, rest]) => {
    const values = rest.map(([, behind]) => fc.array(piece, { maxLength: 2 }).map((some) => some.join("") + behind));
    const near = fc.tuple(...values).map((some) => (begin + some.join("")).replaceAll("\\n", "\n"));
    const far = fc.array(piece, { maxLength: 6 }).map((some) => some.join(""));
    return fc.record({
      type: fc.constant(`\`${begin}${rest.map(([hole, behind]) => `\${${hole}}${behind}`).join("")}\``),
      texts: fc.array(fc.oneof(near, far), { minLength: 40, maxLength: 40 }),
    });
  });
}

describe("on random types, the pattern", () => {
  const samples = fc.sample(written(HOLES, 4), { seed: 3, numRuns: 1500 });
  const { project, types, isAssignable } = open(samples.map(({ type }) => type));
  const patterns = types.map((type) => patternsOf(project, type));

  test("accepts what TypeScript accepts, and what a template of values of the parts gives", () => {
    for (const [index, { type, texts }] of samples.entries()) {
      const expressions = patterns[index]!.map((pattern) => new RegExp(pattern, "u"));
      for (const one of texts) {
        // Blank space and other bases in a number are the two things that are left out.
        const isOddNumber = /number|bigint/.test(type) && /\s|0[xXoObB]/.test(one);
        if (!fits(project, types[index]!, one) && (isOddNumber || !isAssignable(one, index))) continue;
        expect([type, one, expressions.some((expression) => expression.test(one))]).toEqual([type, one, true]);
      }
    }
  });

  test("is quick on hostile texts", () => {
    for (const [index, pattern] of [...new Set(patterns.flat())].slice(0, 400).entries()) {
      const repeated = [PIECES[index % PIECES.length]!, TEXTS[index % TEXTS.length]!, "0x1a", "-1."];
      for (const one of [...repeated, repeated.join("")])
        new RegExp(pattern, "u").test(`${samples[index]!.texts[0]}${one.repeat(5000)}\u0000`);
    }
  });

  test("may be asked about any text", () => {
    for (const pattern of new Set(patterns.flat()))
      expect([pattern, nativePattern(pattern)]).toEqual([pattern, { maxLength: Number.POSITIVE_INFINITY }]);
  });
});

test.each([
  ["texts of any kind", ["string", "any"], 4],
  ["numbers", ["number", "bigint", "null"], 1],
  ["one text of one kind", [...HOLES.filter((hole) => !/number|bigint/.test(hole))], 1],
])("of %s, the pattern accepts nothing else", (_, holes, most) => {
  const samples = fc.sample(written(holes, most), { seed: 5, numRuns: 600 });
  const { project, types } = open(samples.map(({ type }) => type));
  let [accepted, refused] = [0, 0];
  for (const [index, { type, texts }] of samples.entries()) {
    const expressions = patternsOf(project, types[index]!).map((pattern) => new RegExp(pattern, "u"));
    for (const one of texts) {
      const isFitting = fits(project, types[index]!, one);
      expect([type, one, expressions.some((expression) => expression.test(one))]).toEqual([type, one, isFitting]);
      if (isFitting) accepted++;
      else refused++;
    }
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(400);
});

function patternsOf(project: Project, type: Type): readonly string[] {
  if (project.kindOfType(type) === "union") return project.members(type).flatMap((one) => patternsOf(project, one));
  return [templatePattern(project, type)];
}

/** Whether a text is made of values of the parts, one after the other: what a template with those values can give. */
function fits(project: Project, type: Type, one: string): boolean {
  switch (project.kindOfType(type)) {
    case "number":
      return one !== "" && !Number.isNaN(Number(one)) && !/\s|Infinity|0[xXoObB]/.test(one);
    case "bigint":
      return /^-?(?:0|[1-9]\d*)$/.test(one);
    case "literal":
      return one === project.literalValue(type);
    case "union":
      return project.members(type).some((member) => fits(project, member, one));
    case "intersection":
      return project.members(type).every((member) => fits(project, member, one));
    case "string-mapping": {
      const name = project.symbolName(project.symbolOf(type)!);
      const inner = project.typeArguments(type)[0]!;
      // The outer mapping comes last: `Capitalize<Lowercase<string>>` is `Abc`.
      return mapped(project, type, one) === one && (name === "" || fits(project, innermost(project, inner), one));
    }
    case "template":
      return fitsTemplate(project, type, one);
    default:
      return true;
  }
}

function fitsTemplate(project: Project, type: Type, one: string): boolean {
  const { texts, types } = project.templateParts(type);
  let places = one.startsWith(texts[0]!) ? [texts[0]!.length] : [];
  for (const [index, part] of types.entries()) {
    const behind = texts[index + 1]!;
    const ends = new Set<number>();
    for (const place of places)
      for (let end = place; end <= one.length; end++)
        if (one.startsWith(behind, end) && fits(project, part, one.slice(place, end))) ends.add(end + behind.length);
    places = [...ends];
  }
  return places.includes(one.length);
}

function innermost(project: Project, type: Type): Type {
  return project.kindOfType(type) === "string-mapping" ? innermost(project, project.typeArguments(type)[0]!) : type;
}

function mapped(project: Project, type: Type, one: string): string {
  if (project.kindOfType(type) !== "string-mapping") return one;
  const inner = mapped(project, project.typeArguments(type)[0]!, one);
  const name = project.symbolName(project.symbolOf(type)!);
  const isUpper = name === "Uppercase" || name === "Capitalize";
  const change = (part: string) => part.replace(/[a-zA-Z]/g, (a) => (isUpper ? a.toUpperCase() : a.toLowerCase()));
  return name.endsWith("case") ? change(inner) : change(inner.slice(0, 1)) + inner.slice(1);
}

/** A program with an alias of each type. */
function open(written: readonly string[]) {
  const file = "types.ts";
  const options: ts.CompilerOptions = { lib: ["lib.es2022.d.ts"], strict: true, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const lines = written.map((type, index) => `export type T${index} = ${type};`);
  const source = ts.createSourceFile(file, lines.join("\n"), ts.ScriptTarget.Latest, true);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => (name === file ? source : getSourceFile.call(host, name, ...rest));
  const program = ts.createProgram([file], options, host);
  expect(program.getSemanticDiagnostics(source).map(({ messageText }) => messageText)).toEqual([]);
  const checker = program.getTypeChecker();
  const types = source.statements.map((statement) => checker.getTypeAtLocation(statement));
  return {
    project: projectFromProgram(ts, program),
    types: types as unknown as Type[],
    isAssignable: (one: string, index: number) =>
      checker.isTypeAssignableTo(checker.getStringLiteralType(one), types[index]!),
  };
}
