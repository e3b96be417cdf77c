import type { ToolContext } from "windlass";

interface Deps {
  user: string;
}
interface Mine extends ToolContext {
  extra: string;
}

/** The host supplies them, and a model cannot set them. @tool */
export function wait(
  ms: number,
  signal: AbortSignal | null,
  context?: Readonly<ToolContext<Deps>>,
): void {}

/** The host has nothing of the kind. @tool */
export function more(context: Mine): void {}
