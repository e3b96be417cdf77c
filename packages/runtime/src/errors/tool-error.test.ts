import { expect, test } from "vitest";
import { ToolError } from "./tool-error.js";
import { ToolTimeoutError } from "./tool-execution-error.js";
import { WindlassError } from "./windlass-error.js";

test("a ToolError of another copy of the package is one", () => {
  const other = Object.assign(new Error("x"), { [Symbol.for("windlass.ToolError")]: true });
  expect(ToolError.isInstance(other)).toBe(true);
  expect(ToolError.isInstance(new ToolError("x"))).toBe(true);
  expect(ToolError.isInstance(new Error("x"))).toBe(false);
});

test("names are seen in stacks and do not clutter the error", () => {
  const error = new ToolTimeoutError("slow", 1500);
  expect(error.name).toBe("ToolTimeoutError");
  expect(String(error)).toMatch(/^ToolTimeoutError: Tool "slow" timed out after 1.5 s\./);
  expect(Object.keys(error)).not.toContain("name");
});

test("the hint is part of the message, and there by itself", () => {
  const error = new WindlassError("WL2201", "No.", { hint: "Do this.", cause: 5 });
  expect(error).toMatchObject({ message: "No.\nDo this.", hint: "Do this.", code: "WL2201", cause: 5 });
  expect("cause" in new WindlassError("WL2201", "No.")).toBe(false);
});
