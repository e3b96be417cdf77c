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
