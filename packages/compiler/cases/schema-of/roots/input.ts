import { schemaOf } from "windlass";

/** A report for a day. */
interface Report {
  /** What it is about. */
  title: string;
  day?: number;
  lines: Line[];
}

interface Line {
  text: string;
  level: Level;
}

enum Level {
  Low,
  High = 10,
}

/**
 * A port.
 *
 * @minimum 1
 * @maximum 65535
 * @integer
 */
type Port = number;

/** Either. */
type Shape = { kind: "circle"; radius: number } | { kind: "square"; side: number };

export const report = schemaOf<Report>();
export const reports = schemaOf<Report[]>();
export const port = schemaOf<Port>();
export const level = schemaOf<Level>();
export const shape = schemaOf<Shape>();
export const maybe = schemaOf<Shape | null>();
export const pair = schemaOf<[name: string, port?: Port]>();
export const text = schemaOf<string>();
export const word = schemaOf<"yes" | "no">();
export const some = schemaOf<Pick<Report, "title" | "day">>();
export const byName = schemaOf<Record<string, Line>>();
export const inline = schemaOf<{
  /** Of the line. */
  text: string;
}>();

//! schema Report
//! accept { "title": "a", "lines": [{ "text": "b", "level": 10 }] }
//! reject { "title": "a", "lines": [{ "text": "b", "level": 1 }] }
//! reject { "title": "a", "lines": [], "more": 1 }
//! schema Port
//! accept 80
//! reject 0
//! reject 1.5
//! schema Shape | null
//! accept null
//! accept { "kind": "square", "side": 2 }
//! reject { "kind": "square", "radius": 2 }
