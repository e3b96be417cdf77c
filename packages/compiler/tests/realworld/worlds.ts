import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The packages whose published types are compiled: a file of tools, a file of values and a page of excerpts for each. */
export const WORLDS = ["anthropic", "kubernetes", "language-server", "octokit", "openai", "slack", "stripe"] as const;

/** A package whose types are compiled. */
export type World = (typeof WORLDS)[number];

export const REALWORLD_FOLDER: string = fileURLToPath(new URL("../../realworld", import.meta.url)).replaceAll(
  "\\",
  "/",
);

/**
 * Tools whose types lead to nearly every type of their package: one of them (`retrieveInvoice`) is enough for a day, the
 * others belong to the slow tests.
 */
const SLOW: Readonly<Partial<Record<World, readonly string[]>>> = {
  stripe: [
    "handleEvent",
    "listCharges",
    "retrieveAccount",
    "retrieveCharge",
    "retrieveCheckoutSession",
    "retrieveCustomer",
    "retrievePaymentIntent",
    "retrievePaymentMethod",
    "retrieveRefund",
    "retrieveSubscription",
  ],
};

/** The worlds whose types go through `schemaOf` every day; it takes the road of tools nearly all the way. */
const SCHEMAS: ReadonlySet<World> = new Set(["language-server", "openai", "slack"]);

/** The names of a world's tools: all of them, or those that are compiled every day. */
export function toolNames(world: World, isFull: boolean): string[] {
  const tools = loneTools(REALWORLD_FOLDER, world);
  const isDaily = ({ tool, parameter }: LoneTool) =>
    !SLOW[world]?.includes(tool) && (parameter === undefined || SCHEMAS.has(world));
  return tools.filter((tool) => isFull || isDaily(tool)).map(({ name }) => name);
}

/** One function of a file of tools, as a file of its own: what hangs or fails is then this tool and no other. */
export interface LoneTool {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** The tool that it was made from; the values of that are its values too. */
  readonly tool: string;
  /** Where the text holds `schemaOf<T>()` for the type of a tool's only parameter: the name of that. */
  readonly parameter?: string;
}

/**
 * The tools of a file: imports and declarations come first, then blank line by blank line one documented function each.
 * A tool with one parameter also gives the `schemaOf` of its type.
 */
export function loneTools(folder: string, world: string): LoneTool[] {
  const [head = "", ...texts] = readFileSync(`${folder}/tools/${world}.ts`, "utf8").split(/\n\n(?=\/\*\*)/);
  return texts.flatMap((text) => {
    const [, tool, parameters = ""] = /function (\w+)\(([^)]*)\): Promise</.exec(text) ?? [];
    if (tool === undefined) throw new Error(`There is no function in: ${text}`);
    const file = `${folder}/tools/${world}.${tool}`;
    const lone: LoneTool = { name: tool, tool, file: `${file}.ts`, text: `${head}\n\n${text}\n` };
    const [first, ...more] = parameters.split(/,\s*(?=\w+\??: )/);
    const [, parameter, type] = /^\s*(\w+)\??: (.*?),?\s*$/s.exec(first ?? "") ?? [];
    if (parameter === undefined || more.length > 0) return [lone];
    const schema = `import { schemaOf } from "windlass";\n${head}\n\nexport const schema = schemaOf<${type}>();\n`;
    return [lone, { name: `schemaOf ${tool}`, tool, file: `${file}.schema.ts`, text: schema, parameter }];
  });
}
