/** Folders say what is inside; an `index.ts` is an entry of the package, never a barrel within it. */
import { emptyNames } from "../houses.mjs";

/** @type {import("../check.mjs").Rule} */
export function names({ modules }) {
  return modules.flatMap((module) => {
    const at = { file: module.file, line: 1 };
    const path = module.file.slice(module.package.folder.length + 1).split("/");
    const empty = path.slice(0, -1).find((folder) => emptyNames.includes(folder));
    const faults = [];
    if (empty !== undefined) {
      faults.push({
        ...at,
        message: `the folder name "${empty}" says nothing`,
        help: "Name it after the stage, the door or the idea.",
      });
    }
    if (path.at(-1) === "index.ts" && !entries(module.package.manifest).includes(path.join("/"))) {
      faults.push({ ...at, message: "a barrel inside the package", help: "Import the file that holds the name." });
    }
    return faults;
  });
}

/** The source files behind the entries of a package. */
export function entries(manifest) {
  return Object.values(manifest.exports ?? {}).flatMap((target) => {
    const file = typeof target === "string" ? target : target.default;
    return file.endsWith(".js") ? [file.replace(/^\.\/dist\//, "src/").replace(/\.js$/, ".ts")] : [];
  });
}
