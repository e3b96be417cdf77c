import { expect, test } from "vitest";
import { WindlassError } from "./windlass-error.js";

test("a hint is in the message, and not printed a second time", () => {
  const error = new WindlassError("WL2001", "Summary.", { hint: "Do this." });
  expect([error.message, error.hint, Object.keys(error)]).toEqual(["Summary.\nDo this.", "Do this.", ["code"]]);
  expect("hint" in new WindlassError("WL2001", "Summary.")).toBe(false);
});
