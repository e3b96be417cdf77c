// What goes wrong elsewhere: Numeric enums: callers expect names, or the reverse-mapping keys leak in.
//! tool triage
//! accept {"priority":6}
//! reject {"priority":"High"}
//! reject {"priority":1}
export enum Priority { Low, Mid = 5, High }

/**
 * Triage a ticket.
 * @tool
 */
export function triage(priority: Priority): string {
  return Priority[priority] ?? "none";
}
