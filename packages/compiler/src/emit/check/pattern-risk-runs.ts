import { type CharacterSet, holds } from "./pattern-risk-characters.js";
import { type Counts, RiskGraph } from "./pattern-risk-graph.js";
import { isAnchored, type RiskNode } from "./pattern-risk-tree.js";

/** So many ways to read what came so far may be open at the same time. */
const MAX_RUNS = 100;
const MAX_SITUATIONS = 5000;
/** So many times a way is followed to a position. */
const MAX_WORK = 2_000_000;

/**
 * Whether the ways to match a text that an engine can try never become many, however long the text is. Then its steps,
 * which are no more than the ways to match each beginning of the text, grow with the length of the text only.
 *
 * All texts are gone through at once: a situation says at which places of the expression the ways are that are open, and
 * how many are at each. There are few situations where the answer is yes; where it takes long to go
 * through them, it is no.
 */
export function hasFewRuns(tree: RiskNode): boolean {
  const graph = new RiskGraph();
  const whole = graph.add(tree);
  if (whole === undefined) return false;
  const { sets, follow } = graph;
  const begin = new Map([...whole.first]);
  const alphabet = representatives(sets);
  const seen = new Set<string>();
  const open: Counts[] = [];
  let work = 0;
  const visit = (situation: Counts): boolean => {
    let runs = 0;
    for (const count of situation.values()) runs += count;
    if (runs > MAX_RUNS) return false;
    const key = [...situation].sort(([a], [b]) => a - b).join(" ");
    if (!seen.has(key)) open.push(situation);
    seen.add(key);
    return seen.size <= MAX_SITUATIONS && work <= MAX_WORK;
  };
  const step = (situation: Counts | undefined, code: number): Counts => {
    const next = new Map<number, number>();
    const go = (to: Counts, ways: number) => {
      work += to.size;
      for (const [position, count] of to)
        if (holds(sets[position]!, code)) next.set(position, (next.get(position) ?? 0) + count * ways);
    };
    // A search may begin at each place of the text, unless it is tied to the start.
    if (situation === undefined || !isAnchored(tree)) go(begin, 1);
    for (const [position, count] of situation ?? []) go(follow[position]!, count);
    return next;
  };
  if (!alphabet.every((code) => visit(step(undefined, code)))) return false;
  for (let situation = open.pop(); situation !== undefined; situation = open.pop()) {
    const from = situation;
    if (!alphabet.every((code) => visit(step(from, code)))) return false;
  }
  return true;
}

/** Characters that stand for all: one for each group of characters that no place of the expression tells apart. */
function representatives(sets: readonly CharacterSet[]): readonly number[] {
  const found = new Map<string, number>();
  const codes = new Set(sets.flatMap((set) => set.flatMap(([from, to]) => [from, to + 1])));
  for (const code of codes) {
    const key = sets.map((set) => (holds(set, code) ? "1" : "0")).join("");
    if (key.includes("1")) found.set(key, code);
  }
  return [...found.values()];
}
