import type { Project } from "./project.js";

/**
 * TypeScript itself failed at a question: the server of TypeScript 7 cannot send some types, an infinite number for one.
 * It is a fault of neither the user nor of this compiler, and costs the tool that asked, not the others.
 */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(version: string, cause: unknown) {
    const [first = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
    super(`TypeScript ${version} failed at its type (${first.slice(0, 200)})`, { cause });
  }
}

/** The same answers, with every failure as a {@link NoAnswer}. */
export function withNoAnswers<Answers extends Partial<Project>>(version: string, answers: Answers): Answers {
  const guarded = Object.entries(answers).map(([name, answer]) => {
    if (typeof answer !== "function") return [name, answer];
    const ask = answer as (...given: readonly unknown[]) => unknown;
    return [name, (...given: readonly unknown[]) => answered(version, () => ask(...given))];
  });
  return Object.fromEntries(guarded) as Answers;
}

function answered<T>(version: string, ask: () => T): T {
  try {
    return ask();
  } catch (cause) {
    throw cause instanceof NoAnswer ? cause : new NoAnswer(version, cause);
  }
}
