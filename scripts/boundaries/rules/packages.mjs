/** Packages meet only through their entries, and only in the directions that the plan of the house gives. */
import { houses } from "../houses.mjs";

/** @type {import("../check.mjs").Rule} */
export function packages({ packages, modules }) {
  const entries = new Map(packages.map((known) => [known.name, known]));
  return modules.flatMap((module) =>
    module.imports.flatMap((edge) => {
      const problem = edge.file === undefined ? bare(module, edge, entries) : relative(module, edge);
      return problem === undefined ? [] : [{ file: module.file, line: edge.line, ...problem }];
    }),
  );
}

/**
 * @param {import("../module-graph.mjs").Module} module
 * @param {import("../module-graph.mjs").Edge} edge
 */
function relative(module, edge) {
  if (edge.file?.startsWith(`${module.package.folder}/`)) return undefined;
  return {
    message: `"${edge.specifier}" leads out of ${module.package.name}`,
    help: "Import the other package by its name.",
  };
}

/**
 * @param {import("../module-graph.mjs").Module} module
 * @param {import("../module-graph.mjs").Edge} edge
 * @param {Map<string, import("../module-graph.mjs").Package>} entries
 */
function bare(module, edge, entries) {
  const from = module.package.name;
  const known = entries.get(edge.package ?? "");
  if (known === undefined) return undefined;
  const subpath = `.${edge.specifier.slice(known.name.length)}`;
  if (!(subpath in (known.manifest.exports ?? {}))) {
    return {
      message: `"${edge.specifier}" reaches into ${known.name}`,
      help: `Import one of its entries (${Object.keys(known.manifest.exports ?? {}).join(", ")}), or make the name public there.`,
    };
  }
  // Tests may put packages together that never import each other, and try a package by its own name.
  if (module.test) return undefined;
  const house = houses[from];
  if (house === undefined)
    return { message: `${from} is not in the plan of the house`, help: "Add it to scripts/boundaries/houses.mjs." };
  if (!house.uses.includes(known.name)) {
    return {
      message: `${from} imports ${known.name}`,
      help: `It may import ${house.uses.join(", ") || "no other package of the workspace"}.`,
    };
  }
  if (house.typesOnly?.includes(known.name) && (edge.kind !== "type" || subpath !== ".")) {
    return {
      message: `${from} imports code of ${known.name}`,
      help: `The two share only the types of the descriptor: write \`import type … from "${known.name}"\`.`,
    };
  }
  return undefined;
}
