//! tool tell
//! accept {"apart":{"n1":1,"n2":"x"},"ends":{"a-x":{"z":1},"b-x":2}}
//! reject {"apart":{"n1":"x"},"ends":{"a-x":{"z":1}}}
//! reject {"apart":{"n1":1,"n2":2},"ends":{"a-x":{"z":1}}}
//! reject {"apart":{"n1":1,"m":"x"},"ends":{"a-x":{"z":1}}}
//! reject {"apart":{"n1":1},"ends":{"a-x":1}}
//! reject {"apart":{"n1":1},"ends":{"a-x":{"z":1},"b-x":"y"}}
/** A member that is known has its own type, whatever patterns its name matches. @tool */
export function tell(
  apart: { n1: number } & { [key: `n${string}`]: string },
  ends: { "a-x": { z: 1 } } & { [key: `${string}-x`]: number },
): void {
  void [apart, ends];
}
