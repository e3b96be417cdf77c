import * as windlass from "windlass";
import { tool } from "windlass";

export class Lamp {
  #level = 0;

  /** Dim the lamp. */
  @tool
  dim(level: number): number {
    this.#level = level;
    return this.#level;
  }

  /** Blink. */
  @tool({ name: "blink_lamp", timeout: 500 })
  blink(times: number = 3): string {
    return "*".repeat(times);
  }

  /** All lamps. */
  @windlass.tool
  static list(): string[] {
    return [];
  }
}
