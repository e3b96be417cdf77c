/** The workspace's packages and their modules, with everything that each imports. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { readImports } from "./read-imports.mjs";

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder relative to the root, with forward slashes
 * @property {Record<string, any>} manifest
 *
 * @typedef {object} Edge
 * @property {string} specifier
 * @property {"value" | "type" | "lazy"} kind
 * @property {number} line
 * @property {string} [file] the file that a relative specifier names, relative to the root
 * @property {string} [package] the package that a bare specifier names; `node:` for Node's own modules
 *
 * @typedef {object} Module
 * @property {string} file relative to the root, with forward slashes
 * @property {Package} package
 * @property {string} room the folder or file directly under `src`
 * @property {boolean} test
 * @property {Edge[]} imports
 */

/**
 * Reads all modules under `packages/<name>/src` and `packages/<name>/tests` (fixtures are inputs, not modules).
 * @param {string} root
 * @returns {{ packages: Package[], modules: Module[] }}
 */
export function readModuleGraph(root) {
  const packages = readdirSync(join(root, "packages"))
    .filter((name) => existsSync(join(root, "packages", name, "package.json")))
    .map((name) => {
      const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
      return { name: manifest.name, folder: `packages/${name}`, manifest };
    });
  const modules = packages.flatMap((owner) =>
    ["src", "tests"].flatMap((part) =>
      sourceFiles(join(root, owner.folder, part)).map((path) => readModule(root, owner, path)),
    ),
  );
  return { packages, modules };
}

/**
 * @param {string} root
 * @param {Package} owner
 * @param {string} path
 * @returns {Module}
 */
function readModule(root, owner, path) {
  const file = slashed(relative(root, path));
  const [part = "", room = ""] = slashed(relative(join(root, owner.folder), path)).split("/");
  const imports = readImports(file, readFileSync(path, "utf8")).map((found) => ({
    ...found,
    ...target(root, path, found.specifier),
  }));
  return { file, package: owner, room, test: part === "tests" || /\.test(-d)?\.m?tsx?$/.test(file), imports };
}

/** @param {string} specifier */
function target(root, from, specifier) {
  if (!specifier.startsWith(".")) return { package: packageOf(specifier) };
  const path = join(dirname(from), specifier);
  const candidates = [path.replace(/\.(m?)js$/, ".$1ts"), path.replace(/\.jsx?$/, ".tsx"), path];
  return { file: slashed(relative(root, candidates.find((candidate) => existsSync(candidate)) ?? path)) };
}

/** The package of a bare specifier: `@a/b/c` → `@a/b`. */
export function packageOf(specifier) {
  if (specifier.startsWith("node:")) return "node:";
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["fixtures", "cases", "node_modules", "dist"].includes(entry.name) ? [] : sourceFiles(path);
    return /\.[mc]?tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

/** @param {string} path */
function slashed(path) {
  return path.split(sep).join("/");
}
