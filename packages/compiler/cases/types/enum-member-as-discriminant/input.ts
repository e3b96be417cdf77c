// What goes wrong elsewhere: A property typed with one enum member crashes or becomes "any".
//! tool hireVessel
//! accept {"vessel":{"kind":"barge","load":9}}
//! reject {"vessel":{"kind":"barge","power":9}}
//! reject {"vessel":{"kind":"Barge","load":9}}
export enum Kind { Tug = "tug", Barge = "barge" }
interface Tug { kind: Kind.Tug; power: number }
interface Barge { kind: Kind.Barge; load: number }

/**
 * Hire a vessel.
 * @tool
 */
export function hireVessel(vessel: Tug | Barge): string {
  return vessel.kind;
}
