import type { ContentBlock, ToolContent } from "windlass";

interface Report {
  readonly title: string;
  readonly made: Date;
}

/** Blocks or a report. @tool */
export function either(): ContentBlock[] | Report {
  return [];
}

/** Blocks in a list of other things. @tool */
export async function mixed(): Promise<(ContentBlock | Report)[]> {
  return [];
}

/** Blocks or a promise of numbers. @tool */
export function numbers(): ToolContent | Promise<number[]> {
  return [];
}
