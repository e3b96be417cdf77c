import { closes, fenceMark } from "./reflow.js";

/** One block tag with the lines below it; the summary has the name "". */
export interface Section {
  readonly name: string;
  readonly lines: string[];
}

/** Tags of tools that take no text. They may also stand inside a line. */
const TOOL_MODIFIERS = [
  "tool",
  "requiresApproval",
  "register",
  "readOnly",
  "destructive",
  "idempotent",
  "openWorld",
  "worker",
  "spread",
] as const;

/** Tags that take no text: what follows them on their line belongs to the summary. */
const MODIFIERS: ReadonlySet<string> = new Set([
  ...TOOL_MODIFIERS,
  "integer",
  "uniqueItems",
  // Of TSDoc and JSDoc:
  "alpha",
  "async",
  "beta",
  "eventProperty",
  "experimental",
  "internal",
  "override",
  "packageDocumentation",
  "public",
  "readonly",
  "sealed",
  "virtual",
]);

const INLINE_MODIFIER = new RegExp(`(^|\\s)@(${TOOL_MODIFIERS.join("|")})(?=\\s|$)`, "g");

/** `@tool @deprecated Use b.`: what follows a modifier on its line may be another tag. */
const BETWEEN_TAGS = new RegExp(`(?<=(?:^|\\s)@(?:${TOOL_MODIFIERS.join("|")}))\\s+(?=@[A-Za-z])`);

/** Cuts a doc comment at its block tags: an `@` at the start of a line, outside of a fence. */
export function sectionsOf(comment: string): Section[] {
  const summary: Section = { name: "", lines: [] };
  const sections: Section[] = [summary];
  let current = summary;
  let fence: { readonly mark: string } | undefined;
  for (const line of linesOf(comment)) {
    const mark = fenceMark(line);
    if (fence || mark !== undefined) {
      if (!fence && mark !== undefined) fence = { mark };
      else if (fence && closes(mark, fence)) fence = undefined;
      current.lines.push(line);
    } else current = addLine(line, current, sections);
  }
  return sections;
}

/** Adds a line and gives the section to which the next one belongs. */
function addLine(line: string, current: Section, sections: Section[]): Section {
  const [, name, rest = ""] = /^\s*@([A-Za-z][\w-]*)(?:\s+([\s\S]*))?$/.exec(line) ?? [];
  if (name === undefined) {
    current.lines.push(takeModifiers(line, sections));
    return current;
  }
  const section: Section = { name, lines: [] };
  sections.push(section);
  const next = MODIFIERS.has(name) ? (sections[0] ?? section) : section;
  if (next !== section) next.lines.push("");
  if (rest !== "") next.lines.push(takeModifiers(rest, sections));
  return next;
}

/** `Ring the bell. @tool`: modifiers of tools that stand inside a line, outside of backticks, become sections. */
function takeModifiers(line: string, sections: Section[]): string {
  if (!line.includes("@")) return line;
  const parts = line.split(/(`[^`]*`)/).map((part) => {
    if (part.startsWith("`")) return part;
    return part.replace(INLINE_MODIFIER, (_, _before: string, name: string) => {
      sections.push({ name, lines: [] });
      return "";
    });
  });
  return parts.join("").trimEnd();
}

/** The lines without the comment's own marks. */
function linesOf(comment: string): string[] {
  // Some draw a box of further stars.
  const inner = comment.replace(/^\/\*{2,}/, "").replace(/\*+\/$/, "");
  const [first = "", ...others] = inner.split(/\r\n|[\n\r\u2028\u2029]/);
  const lines = [first.trim(), ...others.map((line) => line.replace(/^\s*\*? ?/, "").trimEnd())];
  return lines.flatMap((line) => line.split(BETWEEN_TAGS));
}
