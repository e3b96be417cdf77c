/** Folders say what is inside; an `index.ts` is an entry of the package, never a barrel within it. */
import { sourceEntries } from "../../packages/source-entries.mjs";
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
    if (path.at(-1) === "index.ts" && !sourceEntries(module.package.manifest).includes(path.join("/"))) {
      faults.push({ ...at, message: "a barrel inside the package", help: "Import the file that holds the name." });
    }
    return faults;
  });
}
