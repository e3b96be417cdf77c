/** Within a package, a room imports only what lies below it. */
import { houses } from "../houses.mjs";

/** @type {import("../check.mjs").Rule} */
export function floors({ modules }) {
  const rooms = new Map(modules.map((module) => [module.file, module.room]));
  return modules.flatMap((module) => {
    const house = houses[module.package.name];
    if (house?.floors === undefined || module.test) return [];
    const from = floorOf(house, module.room);
    if (from === undefined) {
      return [
        {
          file: module.file,
          line: 1,
          message: `"${module.room}" has no floor in the plan of ${module.package.name}`,
          help: "Give it one in scripts/boundaries/houses.mjs.",
        },
      ];
    }
    return module.imports.flatMap((edge) => {
      const problem = upward(house, module, from, rooms.get(edge.file ?? "")) ?? outward(house, module, edge);
      return problem === undefined ? [] : [{ file: module.file, line: edge.line, ...problem }];
    });
  });
}

/**
 * @param {import("../houses.mjs").House} house
 * @param {import("../module-graph.mjs").Module} module
 * @param {number} from
 * @param {string | undefined} room the room of the imported module
 */
function upward(house, module, from, room) {
  if (room === undefined || room === module.room) return undefined;
  const to = floorOf(house, room);
  const beside = to === from && !house.floors?.[from]?.includes("*");
  if (to !== undefined && to <= from && !beside && !house.never?.[module.room]?.includes(room)) return undefined;
  const order = house.floors?.map((floor) => floor.join(" | ")).join(" → ");
  return {
    message: `"${module.room}" imports "${room}", which ${to === from ? "stands beside" : (to ?? 0) > from ? "comes after" : "is closed to"} it`,
    help: `From the ground up: ${order}. Move the piece down, or hand it in as an argument.`,
  };
}

/**
 * @param {import("../houses.mjs").House} house
 * @param {import("../module-graph.mjs").Module} module
 * @param {import("../module-graph.mjs").Edge} edge
 */
function outward(house, module, edge) {
  const allowed = house.outside?.[module.room];
  if (allowed === undefined || edge.package === undefined || allowed.includes(edge.package)) return undefined;
  return {
    message: `"${module.room}" imports the package ${edge.specifier}`,
    help: `This room may import ${allowed.join(", ") || "no package"}.`,
  };
}

/**
 * @param {import("../houses.mjs").House} house
 * @param {string} room
 */
function floorOf(house, room) {
  const named = house.floors?.findIndex((floor) => floor.includes(room)) ?? -1;
  const found = named >= 0 ? named : (house.floors?.findIndex((floor) => floor.includes("*")) ?? -1);
  return found < 0 ? undefined : found;
}
