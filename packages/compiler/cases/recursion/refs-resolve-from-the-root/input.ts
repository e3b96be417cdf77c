// What goes wrong elsewhere: A dangling or nested `$ref` makes a client drop every tool of the server.
//! tool layOut
//! accept {"screen":{"mode":"day","root":{"size":1,"kids":[]}},"mode":"night"}
type Mode = "day" | "night";
interface Pane { size: number; kids: Pane[] }

/**
 * Lay out a screen.
 * @tool
 */
export function layOut(screen: { mode: Mode; root: Pane }, mode: Mode): Pane {
  return mode === screen.mode ? screen.root : { size: 0, kids: [] };
}
