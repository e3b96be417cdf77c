import { DESCRIPTOR_KEY, DESCRIPTOR_VERSION, type ToolDescriptor } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { isObject } from "../schema/kind.js";
import { show } from "../schema/show.js";

/** Whether a value looks like what the compiler writes. */
export function isDescriptor(value: unknown): value is ToolDescriptor {
  return isObject(value) && "v" in value && "inputSchema" in value;
}

/**
 * The descriptor that a compiled function carries, or undefined where it carries none.
 *
 * @throws ToolDefinitionError where it is of another version, or broken
 */
export function descriptorOf(fn: object): ToolDescriptor | undefined {
  const value = Object.hasOwn(fn, DESCRIPTOR_KEY) ? (fn as { [DESCRIPTOR_KEY]?: unknown })[DESCRIPTOR_KEY] : undefined;
  return value === undefined ? undefined : checkDescriptor(value);
}

/** Makes sure that a descriptor is one that this runtime can read. Its texts are looked at when they are needed. */
export function checkDescriptor(value: unknown): ToolDescriptor {
  const found = isObject(value) ? value : {};
  if (typeof found.v === "number" && found.v !== DESCRIPTOR_VERSION) {
    const newer = found.v > DESCRIPTOR_VERSION;
    throw new ToolDefinitionError(
      "WL2002",
      `The tool ${show(found.name)} was compiled for version ${found.v} of the descriptor; this \`windlass\` knows version ${DESCRIPTOR_VERSION}.`,
      { hint: newer ? "Update `windlass`." : "Update `@windlass/compiler` and build again." },
    );
  }
  const isWhole = found.v === DESCRIPTOR_VERSION && typeof found.name === "string" && Array.isArray(found.params);
  if (!isWhole || typeof found.inputSchema !== "string") {
    throw new ToolDefinitionError("WL2003", `This is no descriptor of the Windlass compiler: ${show(value)}.`, {
      hint: "The compiler writes descriptors; build again.",
    });
  }
  return value as ToolDescriptor;
}

/** Reads one of a descriptor's JSON texts. */
export function parseText(descriptor: ToolDescriptor, part: "inputSchema" | "outputSchema" | "codec"): unknown {
  try {
    return JSON.parse(descriptor[part] ?? "null");
  } catch (cause) {
    const summary = `The ${part} in the descriptor of tool "${descriptor.name}" is no JSON.`;
    throw new ToolDefinitionError("WL2003", summary, {
      hint: "Something edited the build output; build again.",
      cause,
    });
  }
}
