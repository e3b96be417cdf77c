/** What a package imports, its package.json declares: what only happens to be installed is missing at the user's. */
import { isBuiltin } from "node:module";

/** @type {import("../check.mjs").Rule} */
export function declared({ modules }) {
  return modules.flatMap((module) => {
    const { name, dependencies, peerDependencies, optionalDependencies } = module.package.manifest;
    const known = { ...dependencies, ...peerDependencies, ...optionalDependencies, [name]: "itself" };
    return module.imports.flatMap((edge) => {
      if (module.test || edge.package === undefined || isBuiltin(edge.specifier) || edge.package in known) return [];
      const message = `imports ${edge.package}, which the package.json of ${name} does not declare`;
      return [{ file: module.file, line: edge.line, message, help: "Add it to dependencies or peerDependencies." }];
    });
  });
}
