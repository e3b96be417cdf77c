/**
 * Joins the wrapped lines of a comment. Blank lines, list items, tables, headings and fences keep their line breaks;
 * what stands in a fence is kept as it is.
 */
export function reflow(lines: readonly string[]): string {
  const blocks: Block[] = [];
  let fence: Fence | undefined;
  for (const line of lines) {
    const mark = fenceMark(line);
    if (fence) {
      fence.lines.push(line);
      if (closes(mark, fence)) fence = undefined;
    } else if (mark !== undefined) {
      fence = { mark, lines: [line] };
      blocks.push(fence);
    } else addText(blocks, line);
  }
  return blocks.map(blockText).join("").trim();
}

/** ` ``` ` or `~~~`, as long as it is written; undefined for other lines. */
export function fenceMark(line: string): string | undefined {
  return /^\s*(```+|~~~+)/.exec(line)?.[1];
}

/** Whether the mark of a line closes a fence: as long as the one that opened it, or longer. */
export function closes(mark: string | undefined, open: { readonly mark: string }): boolean {
  return mark?.startsWith(open.mark) ?? false;
}

interface Fence {
  readonly mark: string;
  readonly lines: string[];
}

/** One written line, whatever it was wrapped into; `""` ends a paragraph. */
interface Line {
  text: string;
}

type Block = Fence | Line;

function addText(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const trimmed = line.trim();
  if (trimmed === "") {
    if (last && !isBlank(last)) blocks.push({ text: "" });
  } else if (last && goesOn(last) && !startsItem(trimmed)) last.text += ` ${trimmed}`;
  // The indent of a nested item says what it belongs to.
  else blocks.push({ text: startsItem(trimmed) ? line.trimEnd() : trimmed });
}

/** Whether the next line may be the rest of this one; headings and rows of tables end where they end. */
function goesOn(block: Block): block is Line {
  return !("mark" in block) && block.text !== "" && !/^\s*(?:\||#+\s)/.test(block.text);
}

function isBlank(block: Block): boolean {
  return !("mark" in block) && block.text === "";
}

function startsItem(trimmed: string): boolean {
  return /^(?:[-*+]\s|\d+[.)]\s|#+\s|[|>])/.test(trimmed);
}

function blockText(block: Block): string {
  return "mark" in block ? `${block.lines.join("\n")}\n` : `${plainLinks(block.text)}\n`;
}

/** `{@link X}` → `X`, `{@link X | text}` → `text`. */
function plainLinks(text: string): string {
  const link = /\{@(?:link|linkcode|linkplain)\s+([^}|\s]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g;
  return text.replace(link, (_, target: string, label: string) => label.trim() || target);
}
