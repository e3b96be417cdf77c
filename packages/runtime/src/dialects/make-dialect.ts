import { LIMITS } from "../call/limits.js";
import { readJsonText } from "../call/parse/json-text.js";
import type { Json } from "../descriptor.js";
import { WindlassError } from "../errors/windlass-error.js";
import type { JsonSchema } from "../json-schema.js";
import { isObject } from "../schema/kind.js";
import type { Conversion, ConvertOptions, Loss } from "./conversion.js";
import type { Dialect, ToolFacts } from "./dialect.js";
import type { DialectSpec, NameRule } from "./dialect-spec.js";
import { decode } from "./form/decode.js";
import { encode } from "./form/encode.js";
import type { Form } from "./form/form.js";
import { isMended } from "./form/is-mended.js";
import type { DialectLimits } from "./limits.js";
import { fitDescription } from "./names/fit-description.js";
import { fitName } from "./names/fit-name.js";
import { type Rewritten, rewrite } from "./rewrite/rewrite.js";
import type { AnyWire } from "./wire/wire.js";

/** A dialect with the data that it is made of: for variants of it. */
export interface MadeDialect<Definition extends object = object, W extends AnyWire = AnyWire>
  extends Dialect<Definition, W> {
  /** What it was made of. `makeDialect({ ...openai.spec, name: "mine", limits: {} })` is a variant. */
  readonly spec: DialectSpec<Definition, W>;
  convert(tool: ToolFacts, options?: ConvertOptions): Conversion<Definition>;
  readonly toolName: NameRule;
  readonly limits: DialectLimits;
  readonly wire: W;
}

/**
 * Makes a dialect of data and pure functions.
 *
 * @param spec - what the provider takes, and how its messages look
 */
export function makeDialect<Definition extends object, W extends AnyWire>(
  spec: DialectSpec<Definition, W>,
): MadeDialect<Definition, W> {
  return {
    name: spec.name,
    spec,
    toolName: spec.toolName,
    limits: spec.limits,
    wire: spec.wire,
    convert: (tool, options) => convertBy(spec, tool, options),
    declare(tool, options) {
      const conversion = convertBy(spec, tool, options, true);
      return conversion.definition;
    },
  };
}

function convertBy<Definition extends object>(
  spec: DialectSpec<Definition>,
  tool: ToolFacts,
  options: ConvertOptions = {},
  undecoded = false,
): Conversion<Definition> {
  const own = tool.inputSchema;
  const losses: Loss[] = [];
  const name = options.name ?? fitName(tool.name, spec.toolName, new Set());
  if (name !== tool.name) losses.push(loss("name", "rewritten", `the tool is called ${JSON.stringify(name)}`));
  const strict = options.strict === true ? inStrict(spec, own, undecoded) : undefined;
  if (strict !== undefined && "demoted" in strict) losses.push(strict.demoted);
  const isStrict = strict !== undefined && "form" in strict;
  const plain = isStrict ? strict : (rewrite(own, spec.rules) as Rewritten);
  for (const each of plain.losses) losses.push(each);
  if (undecoded && (name !== tool.name || !isMended(plain.form))) throw needsDecoding(spec.name, tool.name, losses);
  const { schema, form } = plain;
  const description = fitDescription(tool.description, spec.limits.description ?? Number.POSITIVE_INFINITY);
  if (description !== tool.description) {
    losses.push(loss("description", "dropped", `the description is cut at ${spec.limits.description} characters`));
  }
  const definition = spec.define({
    name,
    description,
    schema,
    outputSchema: tool.outputSchema,
    strict: isStrict,
    examples: tool.examples.map((each) => encode(form, each, own) as Json),
    annotations: tool.annotations,
  });
  return {
    tool: tool.name,
    name,
    definition,
    strict: isStrict,
    losses,
    decodes: form !== undefined,
    decode: (args) => decodeArguments(form, args, schema ?? {}),
    encode: (args) => encode(form, args, own),
  };
}

/** A tool in strict mode, or why it is not. Undefined where it cannot be. */
function inStrict(
  spec: Pick<DialectSpec, "name" | "strict" | "fitsStrict">,
  schema: JsonSchema,
  undecoded: boolean,
): Rewritten | { readonly demoted: Loss } {
  if (spec.strict === undefined) {
    return { demoted: loss("strict", "demoted", `${spec.name} has no strict mode`) };
  }
  const found = rewrite(schema, spec.strict);
  if ("refused" in found) {
    const { path, message } = found.refused;
    return {
      demoted: loss("strict", "demoted", `not in strict mode: ${message} (at ${path === "" ? "the root" : path})`),
    };
  }
  if (undecoded && !isMended(found.form)) {
    const message = "not in strict mode: arguments would have to be decoded, which `registry.toolset` does";
    return { demoted: loss("strict", "demoted", message) };
  }
  const reason = spec.fitsStrict?.(found.schema ?? {});
  return reason === undefined ? found : { demoted: loss("strict", "demoted", `not in strict mode: ${reason}`) };
}

function loss(keyword: string, kind: Loss["kind"], message: string): Loss {
  return { path: "", keyword, kind, message };
}

/** Arguments as object or text. Text that cannot be read stays: the call's own stage says what is wrong with it. */
function decodeArguments(form: Form | undefined, args: unknown, said: JsonSchema): unknown {
  if (form === undefined) return args;
  if (typeof args !== "string") return isObject(args) ? decode(form, args, said) : args;
  if (args.length > LIMITS.text) return args;
  const reading = readJsonText(args, { lenient: true, root: "object" });
  return reading.ok && isObject(reading.value) ? decode(form, reading.value, said) : args;
}

/** Whoever takes only the definition will call the tool with what comes back. */
function needsDecoding(dialect: string, tool: string, losses: readonly Loss[]): WindlassError {
  const reason = losses.find(({ kind }) => kind === "rewritten");
  const why = reason === undefined ? "" : ` (${reason.path === "" ? "" : `${reason.path}: `}${reason.message})`;
  return new WindlassError(
    "WL2202",
    `Tool ${JSON.stringify(tool)} in the dialect ${JSON.stringify(dialect)} takes its arguments in another form than its own${why}.`,
    {
      hint: "Use `registry.toolset({ style })`, which decodes calls, or `convert(tool, dialect)` and its `decode`; or change the tool's names and types.",
    },
  );
}
