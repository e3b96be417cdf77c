import type { Codec } from "../../descriptor.js";
import type { Fault } from "../../errors/fault.js";
import { ToolArgumentsError } from "../../errors/tool-execution-error.js";
import { accepts, MAX_FAULTS } from "../../schema/explain/explain.js";
import { shownAt } from "../../schema/explain/shown.js";
import { isObject } from "../../schema/kind.js";
import { ownValue, setOwn } from "../../schema/own.js";
import { type Place, pathOf } from "../../schema/path.js";
import { resolve } from "../../schema/resolve.js";
import type { InputContract } from "../call-target.js";
import { type Reading, readBigInt, readBytes, readDate, readNodeBuffer, readUrl } from "../encode/wire-forms.js";
import { faultsText } from "../validate/faults-text.js";

/** What guides the revival of a value: the codec, and the schema that the pointers of its unions point into. */
export type RevivalGuide = Pick<InputContract, "codec" | "defs" | "schema">;

/**
 * Turns valid arguments from JSON into what the function takes: `Date`, `URL`, `Set`, `Map`, bytes, `bigint`.
 *
 * @param toolName - for the error
 * @param input - the tool's input contract
 * @param args - valid arguments; not changed
 * @throws {@link ToolArgumentsError} where a text has the right form but no meaning, such as a date without a time zone
 */
export function reviveArguments(
  toolName: string,
  input: RevivalGuide,
  args: Record<string, unknown>,
): Record<string, unknown> {
  const { value, faults } = reviveValue(input, args);
  if (faults.length > 0) throw new ToolArgumentsError(toolName, faultsText(faults), faults);
  return value as Record<string, unknown>;
}

/** The same for a valid value of any kind; what has the right form but no meaning is a fault. */
export function reviveValue(
  guide: RevivalGuide,
  value: unknown,
): { readonly value: unknown; readonly faults: readonly Fault[] } {
  if (guide.codec === undefined) return { value, faults: [] };
  const faults: Fault[] = [];
  const revival = { input: guide, faults, chosen: new Map() };
  return { value: revive(revival, guide.codec, value, undefined), faults };
}

type Branches = readonly (readonly [pointer: string, codec: Codec])[];

interface Revival {
  readonly input: RevivalGuide;
  readonly faults: Fault[];
  /** The branch that each structure was found to be of, so that unions in unions do not ask again and again. */
  readonly chosen: Map<unknown, Map<Branches, Codec>>;
}

/** The value in its JavaScript form. Values whose JSON form is not the codec's stay: a union or `any` may let them in. */
function revive(revival: Revival, codec: Codec, value: unknown, place: Place | undefined): unknown {
  switch (codec[0]) {
    case "keep":
      return value;
    case "date":
      return read(revival, readDate, value, place);
    case "url":
      return read(revival, readUrl, value, place);
    case "bytes":
      return read(revival, readBytes, value, place);
    case "buffer":
      return read(revival, (text) => bufferOf(readBytes(text)), value, place);
    case "node-buffer":
      return read(revival, readNodeBuffer, value, place);
    case "bigint":
      return read(revival, readBigInt, value, place);
    case "ref": {
      const target = ownValue(revival.input.defs, codec[1]) as Codec | undefined;
      return target === undefined ? value : revive(revival, target, value, place);
    }
    case "union":
      return reviveUnion(revival, codec[1], value, place);
    default:
      return Array.isArray(value)
        ? reviveArray(revival, codec, value, place)
        : reviveObject(revival, codec, value, place);
  }
}

/**
 * What the first branch makes of the value that accepts it and can read all of it: bytes accept every text by their
 * schema. Where none can, the branch that comes nearest says what is wrong.
 */
function reviveUnion(revival: Revival, branches: Branches, value: unknown, place: Place | undefined): unknown {
  const known = revival.chosen.get(value)?.get(branches);
  if (known !== undefined) return revive(revival, known, value, place);
  const { schema } = revival.input;
  let nearest: { readonly codec: Codec; readonly faults: readonly Fault[] } | undefined;
  for (const [pointer, codec] of branches) {
    if (!accepts(schema, value, resolve(schema, pointer) ?? false)) continue;
    const faults: Fault[] = [];
    const revived = revive({ ...revival, faults }, codec, value, place);
    if (nearest === undefined || faults.length < nearest.faults.length) nearest = { codec, faults };
    if (faults.length > 0) continue;
    remember(revival, branches, value, codec);
    return revived;
  }
  if (nearest === undefined) return value;
  remember(revival, branches, value, nearest.codec);
  for (const fault of nearest.faults) report(revival, fault);
  return value;
}

function remember({ chosen }: Revival, branches: Branches, value: unknown, codec: Codec): void {
  if (typeof value !== "object") return;
  const known = chosen.get(value) ?? new Map<Branches, Codec>();
  chosen.set(value, known.set(branches, codec));
}

function reviveArray(revival: Revival, codec: Codec, value: readonly unknown[], place: Place | undefined): unknown {
  const item = (part: Codec, index: number) => revive(revival, part, value[index], { parent: place, key: index });
  switch (codec[0]) {
    case "array":
      return value.map((_, index) => item(codec[1], index));
    case "set":
      return new Set(value.map((_, index) => item(codec[1], index)));
    case "tuple":
      return value.map((member, index) => {
        const part = codec[1][index] ?? codec[2];
        return part === undefined ? member : item(part, index);
      });
    case "pairs":
      return new Map(value.map((_, index) => item(["tuple", [codec[1], codec[2]]], index) as [unknown, unknown]));
    default:
      return value;
  }
}

function reviveObject(revival: Revival, codec: Codec, value: unknown, place: Place | undefined): unknown {
  if (!isObject(value)) return value;
  const member = (part: Codec, name: string) => revive(revival, part, value[name], { parent: place, key: name });
  const names = Object.keys(value);
  if (codec[0] === "map") return new Map(names.map((name) => [name, member(codec[1], name)]));
  if (codec[0] !== "object") return value;
  const parts = new Map(codec[1]);
  const revived = {};
  for (const name of names) {
    const part = parts.get(name) ?? codec[2];
    // A property that is there but undefined stays so: the parameter's default is to run.
    setOwn(revived, name, part === undefined || value[name] === undefined ? value[name] : member(part, name));
  }
  return revived;
}

function read<Form>(
  revival: Revival,
  reader: (text: string) => Reading<Form>,
  value: unknown,
  place: Place | undefined,
): unknown {
  if (typeof value !== "string") return value;
  const reading = reader(value);
  if (reading.ok) return reading.value;
  report(revival, {
    path: pathOf(place),
    keyword: "form",
    message: `${reading.expected}, got ${shownAt(value, place)}`,
  });
  return value;
}

function report({ faults }: Revival, fault: Fault): void {
  if (faults.length < MAX_FAULTS) faults.push(fault);
}

function bufferOf(reading: Reading<Uint8Array<ArrayBuffer>>): Reading<ArrayBuffer> {
  return reading.ok ? { ok: true, value: reading.value.buffer } : reading;
}
