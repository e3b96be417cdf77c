import { isRegular, oneOfThem } from "../rewrite/patterns.js";
import type { SchemaRules } from "../rewrite/rules.js";
import { ALL_KEYWORDS, OPENAI_RULES, OPENAI_STRICT_RULES } from "./openai-rules.js";

/** What the API takes as a name of a top-level property; its error messages say so. */
const NAMES = { pattern: /^[a-zA-Z0-9_.-]{1,64}$/, where: "root" } as const;

/** Anthropic without strict mode: a valid schema of draft 2020-12 whose root is a plain object. */
export const ANTHROPIC_RULES: SchemaRules = {
  ...OPENAI_RULES,
  keywords: ALL_KEYWORDS,
  complete: false,
  empty: "keep",
  names: NAMES,
};

/**
 * Anthropic's strict mode (https://platform.claude.com/docs/en/build-with-claude/structured-outputs): closed objects, but
 * properties may be left out; no bounds, no schemas that contain themselves.
 */
export const ANTHROPIC_STRICT_RULES: SchemaRules = {
  ...OPENAI_STRICT_RULES,
  keywords: {
    title: true,
    default: true,
    pattern: isRegular,
    format: oneOfThem("date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid", "uri"),
    minItems: (value) => value === 0 || value === 1,
  },
  recursion: "refuse",
  optional: "keep",
  empty: "keep",
  names: NAMES,
};
