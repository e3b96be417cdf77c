enum Level { Low = "lo", High = "hi" }
enum Count { None, One }

interface Page {
  /** @default 10 */ text?: string;
  /** @default "a b" */ quoted?: string;
  /** @defaultValue `10` rows */ size?: number;
  /** @default -1_000 */ low?: number;
  /** @default null */ nothing?: string | null;
  /** @default true */ either?: string | boolean;
  /** @default 10 */ both?: string | number;
  /** @default High */ level?: Level;
  /** @default Level.Low */ named?: Level | null;
  /** @default Count.None */ zero?: Count;
  /** @default desc */ order?: "asc" | "desc";
  /** @default ['a', "b"] */ list?: string[];
  /** @default [Level.High, "lo",] */ levels?: Level[];
  /** @default [1, 'x'] */ pair?: [number, string];
  /**
   * @default
   * ```json
   * { "a": 1, "b": [true] }
   * ```
   */
  object?: { a: number; b: boolean[] };
  /** @default { a: Level.High } */ inner?: { a: Level };
  /** @default 10 */ big?: bigint;
  /** @default -10n */ bigger?: bigint;
  /** @default 2024-05-01T12:00:00Z */ when?: Date;
  /** @default https://dock.example/ */ where?: URL;
  /** @default ["a"] */ set?: Set<string>;
  /** @default { a: 1 } */ map?: Map<string, number>;
  /** @default undefined */ none?: number;
}

interface Bad {
  /** @default ten */ a?: number;
  /** @default "10" */ b?: number;
  /** @default up */ c?: "asc" | "desc";
  /** @default new Date() */ d?: Date;
  /** @default 2024-05-01 */ e?: Date;
}

interface Worse {
  /** @default [1] */ f?: string[];
  /** @default { b: 1 } */ g?: { a: number };
  /** @default Level.Middle */ h?: Level;
  /** @default */ i?: string;
  /**
   * @default 5
   * and more
   */
  j?: number;
}

/** Show. @tool */
export function show(page: Page, bad: Bad, worse: Worse): void {
  void [page, bad, worse];
}

interface Code {
  /** @default process.cwd() */ a?: string;
  /** @default "a" or "b" */ b?: string;
  /** @default false. */ fits?: boolean;
}

/** Run. @tool */
export function run({ a, b, fits }: Code): void {
  void [a, b, fits];
}
