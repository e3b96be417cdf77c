import { Mode, OTHER } from "./input.other.js";

const LIMIT = 25;
const WIDE: number = 7;
const FROZEN = { a: 1, b: ["x"] } as const;
let changing = 3;
const list = [1];
enum Level { Low, High }

/** What is constant is a default; what is computed only makes the parameter optional. @tool */
export function constants(
  a = LIMIT,
  b = WIDE,
  c = FROZEN,
  d = FROZEN.a,
  e = Level.High,
  f = -1,
  g = `text`,
  h = OTHER,
  i = Mode.Dark,
  j: bigint = -10n,
  k = { a: 1, "b-c": [true, null] },
  l: string | null = null,
  m = "x" as const,
  n = +5,
  o: readonly string[] = ["a"] as const,
  p = ("deep" satisfies string)!,
): void {
  void [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p];
}

/** None of these is constant. @tool */
export function computed(
  a = changing,
  b = list,
  c = `text ${LIMIT}`,
  d = new Date(),
  e: string | undefined = undefined,
  f = [...list],
  g = { ...FROZEN },
  h = 1e999,
  i = a,
): void {
  void [a, b, c, d, e, f, g, h, i];
}
