/** A doc comment, read: texts by what they describe. */
export interface Doc {
  /** Summary and remarks, all paragraphs. */
  readonly description: string;
  /** Texts of `@param`, by name (also dotted names). */
  readonly params: ReadonlyMap<string, string>;
  readonly returns: string;
  /** The other tags with their texts, in order. */
  readonly tags: readonly DocTag[];
}

export interface DocTag {
  readonly name: string;
  readonly text: string;
}

/** Tags that take no text: what follows them on their line belongs to the summary. */
const MODIFIERS =
  "tool|requiresApproval|register|readOnly|destructive|idempotent|openWorld|worker|spread|integer|uniqueItems|deprecated|internal|public|alpha|beta|experimental|async|override|readonly|sealed|virtual|eventProperty|packageDocumentation";
const TOOL_MODIFIER =
  /(^|\s)@(tool|requiresApproval|register|readOnly|destructive|idempotent|openWorld|worker|spread)(?=\s|$)/g;
const IS_MODIFIER = new RegExp(`^(?:${MODIFIERS})$`);

/** Reads the text of a doc comment; an `@` in a fence, in backticks or in an address is text. */
export function readDoc(comment: string): Doc {
  const sections = sectionsOf(linesOf(comment));
  const texts = (...names: string[]) =>
    sections
      .filter((section) => names.includes(section.name))
      .map((section) => reflow(section.lines))
      .filter(Boolean);
  const params = new Map<string, string>();
  for (const section of sections) {
    if (section.name !== "param" && section.name !== "arg" && section.name !== "argument") continue;
    const param = readParam(reflow(section.lines));
    if (param && !params.has(param.name)) params.set(param.name, param.text);
  }
  const apart = new Set(["", "remarks", "param", "arg", "argument", "returns", "return"]);
  return {
    description: [...texts("", "description", "summary"), ...texts("remarks")].join("\n\n"),
    params,
    returns: texts("returns", "return")
      .map((text) => text.replace(/^\{[^}]*\}\s*/, "").replace(/^-\s+/, ""))
      .join("\n\n"),
    tags: sections
      .filter((section) => !apart.has(section.name))
      .map((section) => ({ name: section.name, text: reflow(section.lines) })),
  };
}

interface Section {
  readonly name: string;
  readonly lines: string[];
}

function linesOf(comment: string): string[] {
  const inner = comment.replace(/^\/\*\*/, "").replace(/\*\/$/, "");
  return inner
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\*? ?/, "").trimEnd()));
}

/** Cuts at block tags: an `@` at the start of a line, outside of a fence. The summary has the name "". */
function sectionsOf(lines: readonly string[]): Section[] {
  const summary: Section = { name: "", lines: [] };
  const sections: Section[] = [summary];
  let current = summary;
  let fence: string | undefined;
  for (const line of lines) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) fence = fence === undefined ? mark : undefined;
    const tag = fence === undefined ? /^\s*@([A-Za-z][\w-]*)(?:\s+([\s\S]*))?$/.exec(line) : null;
    if (fence !== undefined || mark) current.lines.push(line);
    else if (!tag) current.lines.push(takeModifiers(line, sections));
    else if (IS_MODIFIER.test(tag[1] ?? "")) {
      sections.push({ name: tag[1] ?? "", lines: [] });
      current = tag[1] === "deprecated" ? (sections.at(-1) ?? summary) : summary;
      if (current === summary) current.lines.push("");
      if (tag[2]) current.lines.push(takeModifiers(tag[2], sections));
    } else {
      current = { name: tag[1] ?? "", lines: tag[2] ? [takeModifiers(tag[2], sections)] : [] };
      sections.push(current);
    }
  }
  return sections;
}

/** `Ring the bell. @tool`: modifiers of tools may also stand inside a line, outside of backticks. */
function takeModifiers(line: string, sections: Section[]): string {
  if (!line.includes("@")) return line;
  return line
    .split(/(`[^`]*`)/)
    .map((part) => {
      if (part.startsWith("`")) return part;
      return part.replace(TOOL_MODIFIER, (_, _before: string, name: string) => {
        sections.push({ name, lines: [] });
        return "";
      });
    })
    .join("")
    .trimEnd();
}

/** Joins wrapped lines; blank lines, list items, tables and fences keep their line breaks. */
function reflow(lines: readonly string[]): string {
  let text = "";
  let fence = false;
  for (const line of lines) {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    const trimmed = line.trim();
    if (fence || isFence) text += text === "" || text.endsWith("\n") ? line : `\n${line}`;
    else if (trimmed === "") text = text === "" || text.endsWith("\n\n") ? text : `${text.replace(/\n$/, "")}\n\n`;
    else if (text === "" || text.endsWith("\n")) text += text === "" ? trimmed : line.trimStart();
    else if (/^(?:[-*+]\s|\d+[.)]\s|[|>#])/.test(trimmed)) text += `\n${line.trimEnd()}`;
    else text += /```\s*$/.test(text.slice(text.lastIndexOf("\n") + 1)) ? `\n${trimmed}` : ` ${trimmed}`;
    if (isFence) fence = !fence;
  }
  return plainLinks(text.trim());
}

/** `{@link X}` → `X`, `{@link X | text}` → `text`. */
function plainLinks(text: string): string {
  return text.replace(
    /\{@(?:link|linkcode|linkplain)\s+([^}|\s]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g,
    (_, target: string, label: string) => label.trim() || target,
  );
}

/** TSDoc (`name - text`) and the JSDoc dialect (`{T} [name=1] text`). */
function readParam(text: string): { name: string; text: string } | undefined {
  const match = /^(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)?(?:\[\s*([^\s=\]]+)(?:\s*=[^\]]*)?\]|(\S+))\s*([\s\S]*)$/.exec(text);
  const name = match?.[1] ?? match?.[2];
  return name === undefined ? undefined : { name, text: (match?.[3] ?? "").replace(/^-(?:\s+|$)/, "").trim() };
}
