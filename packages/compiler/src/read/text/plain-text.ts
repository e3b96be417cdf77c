import { codeSpans } from "../../comment/code.js";

/**
 * A paragraph as people and models read it: `{@link X}` → `X`, `{@link X | text}` → `text`, `\@` → `@`. What stands in
 * backticks is kept as it is.
 */
export function plainText(text: string): string {
  let plain = "";
  let from = 0;
  for (const [start, end, replace] of marked(text)) {
    if (start < from) continue;
    plain += unescaped(text.slice(from, start));
    plain = replace(plain);
    from = end;
  }
  return plain + unescaped(text.slice(from));
}

/** A stretch of the text, and how it goes on after what stands before it. */
type Marked = readonly [start: number, end: number, replace: (before: string) => string];

/** Code and inline tags, in order. A tag in code is code; code in a tag belongs to the tag. */
function marked(text: string): Marked[] {
  if (!text.includes("`") && !text.includes("{@")) return [];
  const code = codeSpans(text).map(([start, end]): Marked => {
    const span = text.slice(start, end).replaceAll("*\\/", "*/");
    return [start, end, (before) => before + span];
  });
  return [...code, ...inlineTags(text)].sort(([a], [b]) => a - b);
}

function inlineTags(text: string): Marked[] {
  const tags: Marked[] = [];
  for (const { 0: opening, 1: name = "", index } of text.matchAll(/(?<!\\)\{@([A-Za-z]+)(?=[\s}])/g)) {
    const close = closingBrace(text, index + opening.length);
    if (close === undefined) continue;
    const body = text.slice(index + opening.length, close).trim();
    const replace = replacement(name, body);
    if (replace) tags.push([index, close + 1, replace]);
  }
  return tags;
}

/** No inline tag is longer. */
const MAX_TAG = 2000;

function closingBrace(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length && at < from + MAX_TAG; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "{") depth++;
    else if (text[at] === "}" && depth-- === 0) return at;
  }
  return undefined;
}

function replacement(name: string, body: string): ((before: string) => string) | undefined {
  switch (name) {
    case "link":
    case "linkcode":
    case "linkplain":
    case "tutorial":
    case "see":
      return (before) => linkText(before, body);
    case "code":
      return (before) => `${before}\`${body}\``;
    case "literal":
      return (before) => before + body;
    // These speak to the makers of documentation.
    case "inheritDoc":
    case "inheritdoc":
    case "label":
    case "include":
    case "includeCode":
      return (before) => before;
    default:
      return undefined;
  }
}

/** `{@link X}`, `{@link X | text}`, `{@link X text}`, and JSDoc's `[text]{@link X}`. */
function linkText(before: string, body: string): string {
  const open = before.endsWith("]") ? before.lastIndexOf("[", before.length - 1) : -1;
  if (open >= 0 && before.length - open < MAX_TAG) return before.slice(0, open) + before.slice(open + 1, -1);
  const [, target = "", label = ""] = /^([^|\s]*)\s*\|?\s*([\s\S]*)$/.exec(body) ?? [];
  return before + (unescaped(label) || target);
}

/** The backslashes that TSDoc asks for. Those of Markdown mean the same to a reader. */
function unescaped(text: string): string {
  return text.includes("\\") ? text.replace(/\\([@{}<>`])/g, "$1").replaceAll("*\\/", "*/") : text;
}
