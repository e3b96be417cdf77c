import type { DiagnosticCode } from "../diagnostics/diagnostic.js";
import { type Found, fault, helpForLeftOut, type Reading, shortened } from "./reading.js";

/**
 * Reads an optional part. Where it demands something that no JSON can carry, nobody could ever send it: then it is left
 * out with a note, and nothing of the attempt stays. Undefined where it is left out.
 */
export function optionally<T>(reading: Reading, read: (reading: Reading) => T): T | undefined {
  const found: Found[] = [];
  const before = [reading.names, reading.finished].map((table) => new Set(table.keys()));
  const types = new Set(Object.keys(reading.types));
  const model = read({ ...reading, found: (one) => found.push(one) });
  const impossible = found.find(({ code }) => code === "WL1010");
  if (!impossible) {
    for (const one of found) reading.found(one);
    return model;
  }
  for (const [index, table] of [reading.names, reading.finished].entries())
    for (const key of table.keys()) if (!before[index]?.has(key)) table.delete(key);
  for (const name of Object.keys(reading.types)) if (!types.has(name)) delete reading.types[name];
  const why = impossible.path === reading.path ? impossible.what : `${impossible.path}: ${impossible.what}`;
  fault(reading, "WL1011", "info", `left out (${why})`, helpForLeftOut(reading));
  return undefined;
}

/** How many faults of one kind a parameter may have before the rest is counted only. */
const MAX_FAULTS = 8;

/** Reads a part whose type may be that of a whole framework: the first faults of each kind are enough to understand it. */
export function bounded<T>(reading: Reading, read: (reading: Reading) => T): T {
  const counts = new Map<DiagnosticCode, number>();
  const left = new Map<DiagnosticCode, Found>();
  const found = once((one) => {
    const count = (counts.get(one.code) ?? 0) + 1;
    counts.set(one.code, count);
    if (count <= MAX_FAULTS) reading.found(one);
    else left.set(one.code, one);
  });
  const result = read({ ...reading, found });
  for (const { code, severity, help } of left.values())
    fault(reading, code, severity, `${(counts.get(code) ?? 0) - MAX_FAULTS} more of the same kind.`, help);
  return result;
}

/**
 * Passes each fault on once: a type that stands in several places has its faults in one, and so have branches of a union
 * that an installed package declares.
 */
export function once(report: (found: Found) => void): (found: Found) => void {
  const seen = new Set<string>();
  return (found) => {
    const { code, what, place, path, foreign } = found;
    const key = JSON.stringify([code, what, place, foreign && shortened(path)]);
    if (seen.has(key)) return;
    seen.add(key);
    report(found);
  };
}
