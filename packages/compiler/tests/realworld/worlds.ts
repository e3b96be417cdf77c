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
    "retrievePaymentIntent",
    "retrievePaymentMethod",
    "retrieveRefund",
    "retrieveSubscription",
  ],
};

/** The names of a world's tools: all of them, or those that are compiled every day. */
export function toolNames(world: World, isFull: boolean): string[] {
  const names = loneTools(REALWORLD_FOLDER, world).map(({ name }) => name);
  return isFull ? names : names.filter((name) => !SLOW[world]?.includes(name));
}

/** One function of a file of tools, as a file of its own: what hangs or fails is then this tool and no other. */
export interface LoneTool {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** The tools of a file: imports and declarations come first, then blank line by blank line one documented function each. */
export function loneTools(folder: string, world: string): LoneTool[] {
  const [head = "", ...tools] = readFileSync(`${folder}/tools/${world}.ts`, "utf8").split(/\n\n(?=\/\*\*)/);
  return tools.map((tool) => {
    const name = /function (\w+)/.exec(tool)?.[1];
    if (name === undefined) throw new Error(`There is no function in: ${tool}`);
    return { name, file: `${folder}/tools/${world}.${name}.ts`, text: `${head}\n\n${tool}\n` };
  });
}
