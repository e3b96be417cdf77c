import { callIdOf, type ToolCall } from "../call/tool-call.js";

/**
 * A call as a provider sends it: with an id, and the arguments as JSON text.
 *
 * @param name - the tool
 * @param args - the arguments; a text is passed on as it is, broken or not
 * @param id - the id of the call; made up where it is left out
 */
export function modelCall(
  name: string,
  args: object | string = {},
  id?: string,
): Required<ToolCall> & { id: string; arguments: string } {
  return { id: callIdOf({ id }), name, arguments: typeof args === "string" ? args : JSON.stringify(args) };
}
