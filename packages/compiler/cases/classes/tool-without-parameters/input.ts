// What goes wrong elsewhere: A tool with no arguments has no or a null schema; calls with undefined or null arguments fail.
//! tool now
//! accept {}
//! reject {"zone":"utc"}
//! reject []

/**
 * Tell the time.
 * @tool
 */
export function now(): string {
  return "noon";
}
