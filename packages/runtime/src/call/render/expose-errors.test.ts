import { expect, test, vi } from "vitest";
import { compiled, wrapped } from "../../../tests/compiled.js";
import { ToolError } from "../../errors/tool-error.js";
import { ToolRegistry } from "../../registry/tool-registry.js";
import { Tool } from "../../tool/tool.js";
import { resultText } from "../tool-result.js";

class Broken extends Tool {
  override name = "broken";
  override parameters: Record<string, unknown> = { type: "object" };
  call(): void {}
}

const throwing = (name: string, error: unknown) =>
  compiled(
    () => {
      throw error;
    },
    { name },
  );
const broken = new Broken();
const onError = vi.fn();
const tools = new ToolRegistry({ exposeErrors: "masked", onError }).add(
  throwing("failing", new Error("no row 17")),
  throwing("meaning", new ToolError("Ask for the number.")),
  compiled(() => 17 as unknown, { name: "lying", output: wrapped({ type: "string" }) }),
  compiled((n: number) => n, { name: "strict", input: { n: { type: "number" } } }),
  broken,
);
broken.parameters = { type: "array" };

const textOf = async (name: string, options = {}) =>
  resultText(await tools.execute({ id: "call_7", name, arguments: {} }, options));

test.each(["failing", "lying", "broken"])("masked, only that the tool failed is told: %s", async (name) => {
  expect(await textOf(name)).toBe(
    `Tool "${name}" failed. The reason is in the log of the application, under the call id "call_7".`,
  );
});

test("what the model can mend, and what a tool means to say, is told", async () => {
  expect(await textOf("meaning")).toBe("Ask for the number.");
  expect(await textOf("strict")).toBe("Invalid arguments: n: missing; expected number");
  expect(await textOf("absent")).toMatch(/^There is no tool "absent"/);
});

test("the program hears the full error", async () => {
  const result = await tools.execute({ id: "call_7", name: "failing" });
  expect(result.error).toMatchObject({ modelText: "Error: no row 17", cause: { message: "no row 17" } });
  expect(onError).toHaveBeenLastCalledWith(result.error, expect.objectContaining({ id: "call_7" }));
  expect(JSON.stringify(result)).not.toContain("no row");
});

test("a call may say otherwise", async () => {
  expect(await textOf("failing", { exposeErrors: "sanitized" })).toBe("Error: no row 17");
});

test("a long id is shortened", async () => {
  const result = await tools.execute({ id: "x".repeat(1e5), name: "failing" });
  expect(resultText(result).length).toBeLessThan(200);
});
