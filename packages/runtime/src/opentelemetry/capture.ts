import { LIMITS } from "../call/limits.js";
import { head } from "../schema/head.js";
import { setOwn } from "../schema/own.js";
import { MASK, maskSecrets } from "../secrets/mask-secrets.js";
import { isSecretName } from "../secrets/secret-name.js";
import type { Captured, OpenTelemetryOptions } from "./options.js";

/** Stands for what is left out because there is too much. */
const CUT = "…";

/** How far behind the cut a text is looked at. */
const LONGEST_SECRET = 4096;

/** How long an attribute may be. */
const MAX_LENGTH = 8192;

/**
 * What of a value may be put on a span: masked, seen by the hook, and cut.
 *
 * @param value - JSON, or a text
 * @param what - what it is of
 * @param options - the hook and the limit
 * @returns the text of the attribute; undefined where the hook leaves it out
 */
export function capture(value: unknown, what: Captured, options: OpenTelemetryOptions): string | undefined {
  const { redact, maxLength = MAX_LENGTH } = options;
  const masked = mask(value, { left: 2 * maxLength }, 0);
  const shown = redact === undefined ? masked : redact(masked, what);
  if (shown === undefined) return undefined;
  const text = typeof shown === "string" ? shown : JSON.stringify(shown);
  return text === undefined ? undefined : cut(text, maxLength);
}

/** The text, or its beginning with a mark. */
function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${head(text, limit)}${CUT}`;
}

/**
 * A copy of JSON in which secrets are masked. Ends when it is longer than anybody will see: what a tool returns may be
 * large, and a tracer is no reason to walk all of it.
 */
function mask(value: unknown, budget: { left: number }, depth: number): unknown {
  if (typeof value === "string") {
    const left = Math.max(0, budget.left);
    budget.left -= value.length;
    // Masked before it is cut: the beginning of a key looks like none.
    return cut(maskSecrets(value.slice(0, left + LONGEST_SECRET)), left);
  }
  budget.left -= 4;
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (budget.left <= 0 || depth > LIMITS.depth) return CUT;
  if (Array.isArray(value)) return maskList(value, budget, depth);
  return maskObject(value as Record<string, unknown>, budget, depth);
}

function maskList(list: readonly unknown[], budget: { left: number }, depth: number): unknown[] {
  const masked: unknown[] = [];
  for (const item of list) {
    masked.push(budget.left > 0 ? mask(item, budget, depth + 1) : CUT);
    if (budget.left <= 0) break;
  }
  return masked;
}

function maskObject(object: Record<string, unknown>, budget: { left: number }, depth: number): object {
  const masked = {};
  for (const name in object) {
    if (!Object.hasOwn(object, name)) continue;
    budget.left -= name.length;
    if (budget.left <= 0) {
      setOwn(masked, CUT, CUT);
      break;
    }
    setOwn(masked, name, isSecretName(name) ? MASK : mask(object[name], budget, depth + 1));
  }
  return masked;
}
