import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { type OwnedStdout, ownStdout } from "./own-stdout.js";

let owned: OwnedStdout | undefined;
afterEach(() => {
  owned?.release();
  vi.restoreAllMocks();
});

/** Replaces both streams' `write` by spies, so that nothing of this test reaches the terminal. */
function spies() {
  const spy = (stream: NodeJS.WriteStream) =>
    vi.spyOn(stream, "write").mockImplementation((_chunk: unknown, ...rest: unknown[]) => {
      const done = rest.at(-1);
      if (typeof done === "function") done();
      return true;
    });
  return { out: spy(process.stdout), err: spy(process.stderr) };
}

test("only the owner's stream reaches stdout", async () => {
  const { out, err } = spies();
  owned = ownStdout();
  process.stdout.write("a stray line\n");
  expect(out).not.toHaveBeenCalled();
  expect(err).toHaveBeenCalledWith("a stray line\n");
  await new Promise((resolve) => owned?.stream.write("protocol\n", resolve));
  expect(String(out.mock.calls[0]?.[0])).toBe("protocol\n");
});

test("stdout is as before when it is released", () => {
  const { out } = spies();
  const listeners = process.stdout.listenerCount("error");
  owned = ownStdout();
  owned.release();
  process.stdout.write("mine again\n");
  expect(out).toHaveBeenCalledWith("mine again\n");
  expect(process.stdout.listenerCount("error")).toBe(listeners);
});

test("a broken stdout is an error of the owner's stream, not an uncaught one", async () => {
  spies();
  owned = ownStdout();
  const failed = once(owned.stream, "error");
  process.stdout.emit("error", new Error("EPIPE"));
  expect(await failed).toEqual([new Error("EPIPE")]);
});
