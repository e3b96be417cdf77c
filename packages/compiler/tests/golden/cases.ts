import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** One folder below `cases/`: what is compiled, and what must come out. */
export interface GoldenCase {
  /** `group/name`. */
  readonly name: string;
  readonly folder: string;
  readonly input: string;
  readonly expectFile: string;
  /** The expectation as it stands on disk; undefined for a new case. */
  readonly expected: string | undefined;
  /** The values of `//! accept` and `//! reject` lines, by the `//! tool` or `//! schema` line above them. */
  readonly samples: readonly Sample[];
  /** `//! ill-typed`: TypeScript itself finds faults in the input, and that is the point of it. */
  readonly isIllTyped: boolean;
}

/** One argument object that a tool's schema must pass or refuse, or one value of a `schemaOf<T>`. */
export interface Sample {
  /** The tool's name, or `schemaOf<T>`. */
  readonly of: string;
  readonly verdict: "accept" | "reject";
  readonly json: string;
}

export const CASES_FOLDER: string = fileURLToPath(new URL("../../cases", import.meta.url)).replaceAll("\\", "/");

/** All cases, by name. */
export function goldenCases(): GoldenCase[] {
  return folders(CASES_FOLDER).flatMap((group) =>
    folders(path.join(CASES_FOLDER, group)).map((name) => goldenCase(`${group}/${name}`)),
  );
}

function folders(parent: string): string[] {
  const entries = readdirSync(parent, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function goldenCase(name: string): GoldenCase {
  const folder = `${CASES_FOLDER}/${name}`;
  const input = `${folder}/input.ts`;
  const expectFile = `${folder}/expect.md`;
  const text = readFileSync(input, "utf8");
  return {
    name,
    folder,
    input,
    expectFile,
    expected: existsSync(expectFile) ? readFileSync(expectFile, "utf8") : undefined,
    samples: samplesOf(text),
    isIllTyped: /^\/\/! ill-typed$/m.test(text),
  };
}

function samplesOf(text: string): Sample[] {
  const samples: Sample[] = [];
  let of = "";
  for (const [, keyword, rest = ""] of text.matchAll(/^\/\/! (\S+) (.*)$/gm)) {
    if (keyword === "tool") of = rest.trim();
    if (keyword === "schema") of = `schemaOf<${rest.trim()}>`;
    if (keyword === "accept" || keyword === "reject") samples.push({ of, verdict: keyword, json: rest });
  }
  return samples;
}
