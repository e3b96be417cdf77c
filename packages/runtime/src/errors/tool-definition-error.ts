import { WindlassError } from "./windlass-error.js";

/** A tool is defined, marked or registered wrongly: a mistake of the program, thrown where it is made. */
export class ToolDefinitionError extends WindlassError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolDefinitionError";
  }
}
