enum Level {
  Low = "low",
  High = "high",
}
const LIMITS = { page: 25, "per-day": 100 } as const;
const NAMES = ["a", "b"] as const;

/** Constants by their keys are constants, too. @tool */
export function list(
  level: Level = Level["High"],
  limit: number = LIMITS["per-day"],
  name: string = NAMES[1],
  mode = <const>"slow",
  deep = (<number>LIMITS.page),
): void {
  void [level, limit, name, mode, deep];
}

interface Choice {
  /**
   * A text that is "null" is written in quotes.
   * @default "null"
   */
  word?: string;
  /** @default null */
  none?: string | null;
}

/** The default null is no text. @tool */
export function choose(choice: Choice, more: string): void {
  void [choice, more];
}
