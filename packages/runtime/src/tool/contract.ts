import type { InputContract, OutputContract } from "../call/call-target.js";
import type { ParamSlot, ToolCodec, ToolDescriptor } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";
import { type AjvCheck, compileWithAjv } from "../schema/ajv.js";
import { unknownKeywords } from "../schema/known-keywords.js";
import { propertyNames } from "../schema/property-names.js";
import { parseText } from "./descriptor-of.js";

/** What a tool takes and gives, read from its descriptor or its hand-written schema at the first call. */
export interface Contract {
  readonly input: InputContract;
  readonly output: OutputContract | undefined;
  readonly params: readonly ParamSlot[];
}

/** The contract of a compiled function. */
export function contractOf(descriptor: ToolDescriptor): Contract {
  const codec = (parseText(descriptor, "codec") ?? {}) as ToolCodec;
  const defs = codec.defs ?? {};
  const schema = parseText(descriptor, "inputSchema") as JsonSchema;
  const input = inputContract(schema, codec, { isCompiled: true, check: checkOf(descriptor) });
  const { params } = descriptor;
  if (descriptor.outputSchema === undefined) return { input, output: undefined, params };
  const outputSchema = parseText(descriptor, "outputSchema") as JsonSchema;
  const wrapped = descriptor.wrapped === true;
  // The codec is for the result before it is wrapped, its pointers are for the whole schema.
  const output = { schema: outputSchema, wrapped, codec: codec.output, defs, names: propertyNames(outputSchema) };
  return { input, output, params };
}

/**
 * The compiled check. It is made inside the user's module, where a binding may be called `Set` or `Object`: where that
 * breaks it, the explaining pass does the work alone.
 */
function checkOf({ validate }: ToolDescriptor): InputContract["check"] {
  try {
    return validate?.();
  } catch {
    return undefined;
  }
}

/** The contract of a hand-written schema: the arguments object goes to `call` as it is. */
export function handWrittenContract(parameters: JsonSchema): Contract {
  return { input: inputContract(parameters, {}, { isCompiled: false }), output: undefined, params: [{ all: true }] };
}

function inputContract(
  schema: JsonSchema,
  codec: ToolCodec,
  { isCompiled, check }: { readonly isCompiled: boolean; readonly check?: InputContract["check"] },
): InputContract {
  const isExplained = unknownKeywords(schema).length === 0;
  let ajv: Promise<AjvCheck | undefined> | undefined;
  return {
    schema,
    check,
    isExplained,
    needsAjv: !isCompiled || !isExplained,
    ajv(failed) {
      ajv ??= compileWithAjv(schema).then((made) => {
        if (typeof made === "function") return made;
        failed(made);
        return undefined;
      });
      return ajv;
    },
    codec: codec.input,
    defs: codec.defs ?? {},
  };
}
