/**
 * Who may import whom: the plan of the house, as data. A room is a folder or a file directly under a package's `src`.
 *
 * @typedef {object} House
 * @property {string[]} uses Workspace packages that it may import.
 * @property {string[]} [typesOnly] Those of `uses` of which only types may be imported, from the root entry.
 * @property {string[][]} [floors] Rooms from the ground up: a room may import its own floor's ground and all below, never
 * what stands beside or above it. `*` is every room that is not named. Without floors any order goes.
 * @property {Record<string, string[]>} [never] Rooms below that a room may not import all the same.
 * @property {Record<string, string[]>} [outside] The only packages that a room may import.
 */

/** @type {Record<string, House>} */
export const houses = {
  windlass: {
    uses: [],
    floors: [
      ["descriptor.ts"],
      ["json-schema.ts"],
      ["errors", "errors.ts", "secrets"],
      ["schema"],
      ["call"],
      ["dialects"],
      ["*"],
      ["index.ts"],
      ["mcp", "opentelemetry", "testing", "adapters"],
    ],
  },
  "@windlass/compiler": {
    uses: ["windlass"],
    typesOnly: ["windlass"],
    floors: [
      ["span.ts"],
      ["options.ts"],
      ["model"],
      ["diagnostics"],
      ["typescript"],
      ["comment"],
      ["find"],
      ["read"],
      ["lower"],
      ["emit"],
      ["compile.ts"],
      ["doors"],
      ["index.ts"],
    ],
    // Behind the model no stage knows TypeScript: that is what makes one analyzer serve all compilers.
    never: { lower: ["typescript", "comment", "find", "read"], emit: ["typescript", "comment", "find", "read"] },
    outside: { "span.ts": [], comment: [], model: ["windlass"], lower: ["windlass"] },
  },
  "@windlass/cli": { uses: ["windlass", "@windlass/compiler"] },
  "@windlass/agent": { uses: ["windlass"] },
};

/**
 * Where the package `typescript` may be imported: the adapters and the door that works on syntax trees; the one file of
 * `emit` that makes trees knows only its types, since the compiler itself is handed in.
 */
export const typescriptRooms = [
  { path: /^packages\/compiler\/src\/typescript\//, values: true },
  { path: /^packages\/compiler\/src\/doors\/tspc\//, values: true },
  { path: /^packages\/compiler\/src\/emit\/apply-to-tree[^/]*\.ts$/, values: false },
];

/** Names that say nothing about what is inside. */
export const emptyNames = ["core", "shared", "common", "util", "utils", "helper", "helpers", "internal", "misc"];
