/** The two linters of published packages: publint for the manifest, are-the-types-wrong for what TypeScript makes of it. */
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/**
 * All messages of publint, suggestions included.
 * @param {Uint8Array} tarball
 * @returns {Promise<string[]>}
 */
export async function publintFaults(tarball) {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/**
 * What TypeScript would stumble over, for packages that are ESM only.
 * @param {Uint8Array} tarball
 * @returns {Promise<string[]>}
 */
export async function typeFaults(tarball) {
  const opened = createPackageFromTarballData(tarball);
  const manifest = JSON.parse(opened.readFile(`/node_modules/${opened.packageName}/package.json`));
  const entries = Object.keys(manifest.exports ?? {}).filter((entry) => entry !== "./package.json");
  if (entries.length === 0) return [];
  const result = await checkPackage(opened, { entrypoints: entries });
  if (!result.types) return ["are-the-types-wrong: the package has entries, but no types."];
  return result.problems.flatMap((problem) => {
    // Intended: every supported Node (>= 20.19) can `require` ES modules, so a second build in CommonJS gains nothing.
    if (problem.kind === "CJSResolvesToESM") return [];
    // Intended: resolution as in Node 10 knows no "exports"; TypeScript 6 deprecates it and 7 no longer has it.
    if ("resolutionKind" in problem && problem.resolutionKind === "node10") return [];
    return [`are-the-types-wrong: ${JSON.stringify({ ...problem, trace: undefined })}`];
  });
}

/**
 * The manifest and the files of a tarball, by path within the package.
 * @param {Uint8Array} tarball
 * @returns {import("./contents.mjs").Packed}
 */
export function openTarball(tarball) {
  const opened = createPackageFromTarballData(tarball);
  const folder = `/node_modules/${opened.packageName}/`;
  const files = new Map(opened.listFiles(folder).map((path) => [path.slice(folder.length), opened.readFile(path)]));
  return { manifest: JSON.parse(files.get("package.json") ?? "{}"), files };
}
