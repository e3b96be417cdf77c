import { closesFence, fenceMark } from "../../comment/code.js";
import { startsItem } from "../../comment/masked-lines.js";
import { plainText } from "./plain-text.js";

/**
 * Joins the wrapped lines of a comment. Blank lines, list items, tables, headings and fences keep their line breaks;
 * what stands in a fence is kept as it is.
 */
export function reflow(lines: readonly string[]): string {
  const blocks: Block[] = [];
  let fence: Fence | undefined;
  for (const line of lines) {
    const mark = fence ? undefined : fenceMark(line);
    if (fence) {
      fence.lines.push(line);
      if (closesFence(line, fence.mark)) fence = undefined;
    } else if (mark !== undefined) {
      fence = { mark, lines: [line] };
      blocks.push(fence);
    } else addText(blocks, line);
  }
  return blocks.map(blockText).join("\n").trim();
}

interface Fence {
  readonly mark: string;
  readonly lines: string[];
}

/** One written line with those that it was wrapped into; a blank one ends a paragraph. */
interface Paragraph {
  readonly lines: string[];
  /** Whether the next line may be the rest of it; headings and rows of tables end where they end. */
  readonly isOpen: boolean;
}

type Block = Fence | Paragraph;

function addText(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const text = line.trim();
  const isOpen = last !== undefined && "isOpen" in last && last.isOpen;
  if (text === "") {
    if (last && !isBlank(last)) blocks.push({ lines: [""], isOpen: false });
  } else if (isOpen && !startsItem(text)) last.lines.push(text);
  // The indent of a nested item says what it belongs to.
  else blocks.push({ lines: [startsItem(text) ? line.trimEnd() : text], isOpen: !endsItself(text) });
}

function endsItself(text: string): boolean {
  return /^(?:\||#+\s|(?:={3,}|-{3,}|\*{3,}|_{3,})$)/.test(text);
}

function isBlank(block: Block): boolean {
  return "isOpen" in block && block.lines[0] === "";
}

function blockText(block: Block): string {
  // A comment cannot hold the end of a comment as it is, in code neither.
  if ("mark" in block) return block.lines.join("\n").replaceAll("*\\/", "*/");
  return plainText(block.lines.join(" "));
}
