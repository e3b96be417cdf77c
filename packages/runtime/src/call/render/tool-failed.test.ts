import { describe, expect, test } from "vitest";
import { target } from "../../../tests/target.js";
import { ToolError } from "../../errors/tool-error.js";
import { MASK } from "../../secrets/mask-secrets.js";
import { wellFormed } from "../encode/well-formed.js";
import { callTool } from "../pipeline.js";
import { toolFailed } from "./tool-failed.js";
import { withoutPaths } from "./without-paths.js";

const KEY = "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789";
const textOf = (thrown: unknown) => toolFailed("probe", thrown).modelText;

describe("what the model reads of an error", () => {
  class OutOfStock extends Error {
    override name = "OutOfStock";
  }
  const hostile = new Proxy(new Error("x"), {
    get() {
      throw new Error("trap");
    },
  });

  test.each<[string, unknown, string]>([
    ["an error", new RangeError("b must not be 0"), "RangeError: b must not be 0"],
    ["one of the program's own", new OutOfStock("no chairs"), "OutOfStock: no chairs"],
    ["one without a message", new TypeError(), "TypeError"],
    ["a text", "plain", "Error: plain"],
    ["an empty text", "", "Error"],
    ["undefined", undefined, "Error: undefined was thrown"],
    ["null", null, "Error: null was thrown"],
    ["zero", 0, "Error: 0"],
    ["a function", () => "its source", "Error: a function was thrown"],
    ["an object", { message: "m" }, "Error: m"],
    ["an object without a message", { code: 5 }, 'Error: {"code":5}'],
    ["a list", [1, 2], "Error: [1,2]"],
    ["a response", new Response("x", { status: 500 }), "Error: a Response"],
    ["errors with a message", new AggregateError([new Error("a")], "All failed"), "AggregateError: All failed"],
    [
      "errors without one",
      new AggregateError([new TypeError("no route to /home/me/x.sock"), "b"]),
      "AggregateError: TypeError: no route to …/x.sock; Error: b",
    ],
    [
      "a database",
      new Error("connect postgres://app:s3cr3t@db:5432/x failed"),
      `Error: connect postgres://${MASK}@db:5432/x failed`,
    ],
    [
      "a repository",
      new Error("clone https://ghp_token@github.com/a/b failed"),
      `Error: clone https://${MASK}@github.com/a/b failed`,
    ],
    ["a key", new Error(`401 for ${KEY}`), `Error: 401 for ${MASK}`],
    ["a key in a text", `401 for ${KEY}`, `Error: 401 for ${MASK}`],
    ["a password in an object", { password: "hunter2" }, `Error: {"password":"${MASK}"}`],
    ["errors with keys", new AggregateError([new Error(KEY)]), `AggregateError: Error: ${MASK}`],
    [
      "one that says why",
      new TypeError("fetch failed", { cause: { code: "ECONNREFUSED", message: KEY } }),
      "TypeError: fetch failed (ECONNREFUSED)",
    ],
    [
      "one whose cause is kept back",
      new Error("Payment failed", { cause: new Error("card 4111") }),
      "Error: Payment failed",
    ],
    ["a ToolError with a key that is meant", new ToolError(`Use ${KEY}.`), `Use ${KEY}.`],
    ["half a character", new Error("bad \ud800 text"), "Error: bad \ufffd text"],
    ["nothing readable", hostile, "Error"],
    ["a symbol", Symbol("s"), "Error: Symbol(s)"],
    ["a ToolError", new ToolError("Ask for the number."), "Ask for the number."],
    ["a ToolError with a path that is meant", new ToolError("See /home/me/x.txt."), "See /home/me/x.txt."],
    ["an empty ToolError", new ToolError(""), "The tool failed."],
  ])("%s", (_, thrown, text) => {
    expect(textOf(thrown)).toBe(text);
  });

  test("never ends within a character", () => {
    for (const length of [1990, 1991, 1992, 1993]) {
      const text = textOf(new Error("x".repeat(length) + "👍".repeat(9)));
      expect(text).toBe(wellFormed(text));
    }
  });

  test("is masked before it is cut: no half of a key is left", () => {
    for (let length = 1940; length < 2000; length++) {
      expect(textOf(new Error(`${"x ".repeat(length / 2)}${KEY}`))).not.toContain("sk-proj");
    }
  });

  test("is bounded, and the full error is the cause", () => {
    const cause = new Error("x".repeat(1e6));
    const failed = toolFailed("probe", cause);
    expect(failed.modelText.length).toBeLessThan(2100);
    expect(failed.message.length).toBeLessThan(2100);
    expect(failed).toMatchObject({ cause, code: "WL2108", toolName: "probe", resultCode: "tool_error" });
  });
});

describe("without paths", () => {
  test.each([
    [
      "ENOENT: no such file or directory, open '/home/ada/app/data.txt'",
      "ENOENT: no such file or directory, open '…/data.txt'",
    ],
    ["Cannot find module file:///srv/app/x.js imported", "Cannot find module …/x.js imported"],
    ["open C:\\Users\\ada\\secret.txt failed", "open …/secret.txt failed"],
    ["boom\n    at run (/app/x.js:1:2)\n    at main (/app/y.js:3:4)", "boom"],
    ["GET https://example.com/home/page failed", "GET https://example.com/home/page failed"],
    ["POST /v1/users/17 returned 404", "POST /v1/users/17 returned 404"],
    ["1/2 and/or a/b", "1/2 and/or a/b"],
    ["GET https://x.example/@scope/a@1 failed", "GET https://x.example/@scope/a@1 failed"],
  ])("%s", (message, expected) => {
    expect(withoutPaths(message)).toBe(expected);
  });

  test("in time, whatever the text", () => {
    expect(withoutPaths("/home".repeat(100_000)).length).toBeGreaterThan(0);
    expect(withoutPaths("://".repeat(100_000)).length).toBeGreaterThan(0);
    expect(withoutPaths("\n at".repeat(100_000)).length).toBeGreaterThan(0);
  });
});

test("a tool that lets the failure of another one through tells what that one tells", async () => {
  const calling = (inner: unknown) => target(() => Promise.reject(toolFailed("inner", inner)));
  const read = async (inner: unknown, options = {}) =>
    (await callTool(calling(inner), { name: "probe" }, options)).content[0] as { text: string };
  expect((await read(new ToolError("No order 17."))).text).toBe("No order 17.");
  expect((await read(new ToolError("No order 17."), { exposeErrors: "masked" })).text).toBe("No order 17.");
  expect((await read(new RangeError("far"))).text).toBe("RangeError: far");
  expect((await read(new RangeError("far"), { exposeErrors: "masked" })).text).not.toContain("far");
});

test("no half of a key is left where a long text ends, though masking makes it short", () => {
  const long = `Bearer ${"a1".repeat(3600)} `.repeat(2);
  for (let cut = 1; cut < KEY.length; cut++) {
    const text = `${long}${" ".repeat(16_000 - "Error: ".length - long.length - cut)}${KEY}`;
    expect(textOf(new Error(text))).not.toContain("sk-");
  }
});

test("what a ToolError says is as long as a result may be", () => {
  expect(textOf(new ToolError("x".repeat(50_000)))).toHaveLength(50_000);
  expect(textOf(new ToolError("x".repeat(150_000)))).toMatch(/\[cut here: the whole text has 150000 characters\]$/);
  expect(textOf(new ToolError(""))).toBe("The tool failed.");
});
