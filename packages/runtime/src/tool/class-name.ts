/** The name of an object's class, for a message. */
export function classNameOf(tool: object): string {
  const maker: unknown = tool.constructor;
  return typeof maker === "function" && maker.name !== "" ? `class ${maker.name}` : "a tool class";
}
