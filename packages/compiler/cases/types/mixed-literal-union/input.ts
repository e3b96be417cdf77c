// What goes wrong elsewhere: `"auto" | false | 0` is emitted as a string enum.
//! tool setFan
//! accept {"mode":false}
//! accept {"mode":0}
//! reject {"mode":"false"}
//! reject {"mode":true}

/**
 * Set the fan mode.
 * @tool
 */
export function setFan(mode: "auto" | false | 0): string {
  return String(mode);
}
