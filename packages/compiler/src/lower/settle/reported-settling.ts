import type { Diagnostic, Report } from "../../diagnostics/diagnostic.js";
import type { TypeTable } from "../../model/type-model.js";
import { UnionJudge } from "../branches/union-judge.js";
import type { Settling, Where } from "./settling.js";
import { typeLabel } from "./type-label.js";

/** What is settled, and how messages name it. */
export interface Settled {
  /** Such as `tool "search"`. */
  readonly subject: string;
  readonly types: TypeTable;
  readonly direction: Settling["direction"];
}

/** Settling that reports what it changed, each fault once: a type may stand in several places. */
export function reportedSettling({ subject, types, direction }: Settled, report: Report): Settling {
  const seen = new Set<string>();
  const tell = (where: Where, fault: Pick<Diagnostic, "code" | "severity" | "help">, what: string): void => {
    const key = JSON.stringify([fault.code, what, where.place]);
    if (seen.has(key)) return;
    seen.add(key);
    report({ ...fault, message: `${subject}${named(where)}: ${what}`, span: where.place });
  };
  return {
    types,
    direction,
    judge: new UnionJudge(types),
    sharedForm: (where, dropped, kept) => {
      const [lost, left] = [typeLabel(dropped), typeLabel(kept)];
      const help = `Take one of the two types, or put \`${lost}\` into an object with a property that tells them apart.`;
      const what = `\`${lost}\` and \`${left}\` look alike in JSON, so the value arrives as \`${left}\` and never as \`${lost}\`.`;
      tell(where, { code: "WL1030", severity: "warning", help }, what);
    },
    mistakable: (where, loser, winner, example) => {
      const [lost, left] = [typeLabel(loser), typeLabel(winner)];
      const help = "Take one of the two types, or put each into an object with a property that tells them apart.";
      const what = `some values of \`${left}\` and \`${lost}\` look alike in JSON, such as ${shortened(example)}, and arrive as \`${left}\`.`;
      tell(where, { code: "WL1030", severity: "warning", help }, what);
    },
    moreMistakable: (where, count) => {
      const help = "Give each branch a property that tells it apart, such as `kind`, with a value of its own.";
      const branches = count === 1 ? "one more branch" : `${count} more branches`;
      tell(
        where,
        { code: "WL1030", severity: "warning", help },
        `values of ${branches} may be taken for those of others.`,
      );
    },
    mixedKeys: (where) => {
      const help = "Give all index signatures one value type, or put each into a property of its own.";
      const what = "its index signatures have values of several types, one of which has another form in JSON.";
      tell(where, { code: "WL1019", severity: "error", help }, what);
    },
    badPattern: (where, pattern, why) => {
      const help =
        "Write an ECMAScript regular expression as JSON Schema takes it, without slashes and flags: `@pattern ^[a-z]+$`.";
      const what = `@pattern ${String(pattern)} is no regular expression (${why}).`;
      tell(where, { code: "WL1032", severity: "error", help }, what);
    },
    noValue: (where, why) => {
      const help = "Change one of them. The limits of a type's name and of the place where it is used hold both.";
      tell(where, { code: "WL1032", severity: "error", help }, why);
    },
    badDefault: (where, value, schema) => {
      const help = "Write a default that is a value of the type, in its JSON form, or change the type.";
      const what = `the default ${shortened(value)} does not fit its type, which in JSON is ${shortened(schema)}.`;
      tell(where, { code: "WL1031", severity: "error", help }, what);
    },
  };
}

/** `, parameter schedule.days[]`; a path that no nesting makes longer than a line. */
export function named({ part, path }: Pick<Where, "part" | "path">): string {
  const short = path.length <= 80 ? path : `${path.slice(0, 40)}…${path.slice(-30)}`;
  return path === "" ? "" : `, ${part} ${short}`;
}

/** JSON as messages quote it. */
export function shortened(json: unknown): string {
  const text = JSON.stringify(json);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
