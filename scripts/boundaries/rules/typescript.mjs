/** The compiler API stays behind the adapters, since TypeScript's next major version changes it again. */
import { typescriptRooms } from "../houses.mjs";

/** @type {import("../check.mjs").Rule} */
export function typescript({ modules }) {
  return modules.flatMap((module) =>
    module.imports.flatMap((edge) => {
      if (module.test || !["typescript", "@typescript/typescript6"].includes(edge.package ?? "")) return [];
      const room = typescriptRooms.find(({ path }) => path.test(module.file));
      if (room !== undefined && (room.values || edge.kind === "type")) return [];
      const message = room === undefined ? `imports ${edge.specifier}` : `imports ${edge.specifier} as a value`;
      const help =
        room === undefined
          ? "Only packages/compiler/src/typescript, doors/tspc and emit/apply-to-tree may: ask the adapter instead."
          : 'Only its types may be used here (`import type ts from "typescript"`); the compiler is handed in.';
      return [{ file: module.file, line: edge.line, message, help }];
    }),
  );
}
