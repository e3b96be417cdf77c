import type { CodecDefs } from "../call/call-target.js";
import { type Codec, DESCRIPTOR_VERSION, type SchemaCodec, type SchemaDescriptor } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { JsonSchema } from "../json-schema.js";
import { isObject } from "../schema/kind.js";
import { propertyNames } from "../schema/property-names.js";
import { show } from "../schema/show.js";

/** What a schema's descriptor says, read at the first use. */
export interface SchemaContract {
  readonly schema: JsonSchema;
  /** The compiled check, if there is one. Its yes is final. */
  readonly check: ((value: unknown) => boolean) | undefined;
  readonly codec: Codec | undefined;
  readonly defs: CodecDefs;
  /** All property names in the schema: accessors of these names count as data. */
  readonly names: ReadonlySet<string>;
}

/**
 * Makes sure that what stands in `schemaOf<T>(…)` is what the compiler writes. Its texts are looked at when they are
 * needed.
 *
 * @throws ToolDefinitionError where it is of another version, or something else
 */
export function checkSchemaDescriptor(value: unknown): SchemaDescriptor {
  const found = isObject(value) ? value : {};
  if (found.kind === "schema" && typeof found.v === "number" && found.v !== DESCRIPTOR_VERSION) {
    const newer = found.v > DESCRIPTOR_VERSION;
    throw new ToolDefinitionError(
      "WL2002",
      `\`schemaOf<${String(found.name ?? "…")}>()\` was compiled for version ${found.v} of the descriptor; this \`windlass\` knows version ${DESCRIPTOR_VERSION}.`,
      { hint: newer ? "Update `windlass`." : "Update `@windlass/compiler` and build again." },
    );
  }
  if (found.kind !== "schema" || found.v !== DESCRIPTOR_VERSION || typeof found.schema !== "string") {
    throw new ToolDefinitionError("WL2003", `This is no descriptor of a type: ${show(value)}.`, {
      hint: "Call `schemaOf<T>()` without arguments: the compiler writes the descriptor into the call.",
    });
  }
  return value as SchemaDescriptor;
}

/** Reads what the descriptor holds. */
export function readContract(descriptor: SchemaDescriptor): SchemaContract {
  const schema = readText(descriptor, "schema") as JsonSchema;
  const { value: codec, defs = {} } = (readText(descriptor, "codec") ?? {}) as SchemaCodec;
  return { schema, check: checkOf(descriptor), codec, defs, names: propertyNames(schema) };
}

/** The schema as a new object. */
export function readText(descriptor: SchemaDescriptor, part: "schema" | "codec"): unknown {
  try {
    return JSON.parse(descriptor[part] ?? "null");
  } catch (cause) {
    const summary = `The ${part} in the descriptor of \`schemaOf<${descriptor.name ?? "…"}>()\` is no JSON.`;
    throw new ToolDefinitionError("WL2003", summary, {
      hint: "Something edited the build output; build again.",
      cause,
    });
  }
}

/** A binding of the user's module may break the compiled check: then the explaining pass does the work alone. */
function checkOf({ validate }: SchemaDescriptor): SchemaContract["check"] {
  try {
    return validate?.();
  } catch {
    return undefined;
  }
}
