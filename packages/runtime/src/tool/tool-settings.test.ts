import { describe, expect, test } from "vitest";
import { Tool } from "./tool.js";
import type { ToolSettings } from "./tool-settings.js";

/** A class whose tools are made from data, such as the tools of a server. */
class Forwarder extends Tool {
  readonly #forward: (args: unknown) => unknown;

  constructor(settings: ToolSettings, forward: (args: unknown) => unknown = (args) => args) {
    super(settings);
    this.#forward = forward;
  }

  async call(args: Record<string, unknown>): Promise<unknown> {
    return this.#forward(args);
  }
}

const PARAMETERS = { type: "object", properties: { id: { type: "integer" } }, required: ["id"] };
const SETTINGS = { name: "look_up", description: "Looks up.", parameters: PARAMETERS };

test("settings are the fields of the tool", async () => {
  const tool = new Forwarder({ ...SETTINGS, timeout: 5, requiresApproval: true, annotations: { readOnlyHint: true } });
  expect(tool.schema({ style: "mcp" })).toMatchObject({
    name: "look_up",
    description: "Looks up.",
    inputSchema: PARAMETERS,
    annotations: { readOnlyHint: true },
  });
  expect(tool).toMatchObject({ timeout: 5, requiresApproval: true });
  expect((await tool.execute({ name: "look_up", arguments: { id: 1 } })).code).toBe("approval_required");
  expect((await new Forwarder(SETTINGS).run({ id: 1 })).data).toEqual({ id: 1 });
});

test("a field that the class declares wins", () => {
  class Named extends Forwarder {
    override name = "named";
    override timeout = 7;
  }
  const named = new Named({ ...SETTINGS, timeout: 5 });
  expect([named.name, named.timeout, named.description]).toEqual(["named", 7, "Looks up."]);
});

describe("settings that cannot be are refused at construction", () => {
  test.each<[object, string, string]>([
    [{ parameters: { type: "object", properties: { id: { type: "int" } } } }, "WL2010", "class Forwarder"],
    [{ parameters: { type: "array" } }, "WL2010", "no JSON Schema of an object"],
    [{ name: "look up" }, "WL2005", '"look_up" would do'],
    [{ timeout: 0 }, "WL2005", "a positive number of milliseconds"],
    [{ requiresApproval: "yes" }, "WL2005", "true, false or a function"],
    [{ parametres: PARAMETERS }, "WL2004", "Did you mean `parameters`?"],
    [{ colour: 1 }, "WL2004", "Settings are name, description, parameters"],
  ])("%j", (settings, code, text) => {
    const make = () => new Forwarder({ ...SETTINGS, ...settings } as ToolSettings);
    expect(make).toThrow(expect.objectContaining({ code, message: expect.stringContaining(text) }));
  });
});

test("what a tool is follows its fields, also after it was used", async () => {
  const tool = Object.assign(new Forwarder(SETTINGS), { requiresApproval: false as boolean });
  const call = { name: "look_up", arguments: { id: 1 } };
  expect((await tool.execute(call)).isError).toBe(false);
  tool.requiresApproval = true;
  expect((await tool.execute(call)).code).toBe("approval_required");
  Object.assign(tool, {
    requiresApproval: false,
    parameters: { type: "object", properties: {}, additionalProperties: false },
  });
  expect((await tool.execute(call)).code).toBe("invalid_arguments");
  tool.name = "other";
  expect((await tool.execute(call)).name).toBe("other");
  Object.assign(tool, { timeout: -1 });
  expect((await tool.execute(call)).error?.cause).toMatchObject({ code: "WL2005" });
});
