import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import type { Transport } from "@modelcontextprotocol/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compiled, wrapped } from "../../../tests/compiled.js";
import type { ToolContext } from "../../call/tool-context.js";
import { ToolError } from "../../errors/tool-error.js";
import type { JsonSchema } from "../../json-schema.js";
import { ToolRegistry } from "../../registry/tool-registry.js";
import { Tool } from "../../tool/tool.js";
import { loadSdk } from "./sdk.js";
import { serveConnection } from "./serve-connection.js";

const NODE: JsonSchema = {
  type: "object",
  properties: { value: { type: "integer" }, next: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] } },
  required: ["value"],
  additionalProperties: false,
};
const double = compiled((x: number) => x * 2, {
  name: "double",
  description: "Doubles a number.",
  input: { x: { type: "number" } },
  output: wrapped({ type: "number" }),
  wrapped: true,
  options: { annotations: { title: "Double it", readOnlyHint: true } },
});
const born = compiled((on: Date) => ({ on, tags: new Set(["a"]) }), {
  name: "born",
  input: { on: { type: "string", format: "date-time" } },
  output: {
    type: "object",
    properties: { on: { type: "string", format: "date-time" }, tags: { type: "array", items: { type: "string" } } },
    required: ["on", "tags"],
    additionalProperties: false,
  },
  codec: {
    input: ["object", [["on", ["date"]]]],
    output: [
      "object",
      [
        ["on", ["date"]],
        ["tags", ["set", ["keep"]]],
      ],
    ],
  },
});
const count = compiled((list: { value: number } | null) => (list === null ? "none" : "some"), {
  name: "count",
  input: { list: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] } },
  $defs: { Node: NODE },
});
const fail = compiled(
  () => {
    throw new ToolError("Paris is closed.");
  },
  { name: "fail", output: wrapped({ type: "string" }), wrapped: true },
);
const nothing = compiled(() => undefined, { name: "nothing" });
const picture = compiled(() => new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { name: "picture" });
const ask = compiled(() => "asked", { name: "ask", options: { requiresApproval: true } });

class ByHand extends Tool {
  override name = "by_hand";
  override description = "Written by hand.";
  override parameters = { type: "object", properties: { q: { type: "string", pattern: "^a" } } };
  call(args: { q?: string }): string {
    return `hand ${args.q ?? ""}`;
  }
}

const sdk = await loadSdk();
let end = new AbortController();
afterEach(() => end.abort());

async function connect(mode: "legacy" | "auto", registry: ToolRegistry, onError = (_error: Error): void => {}) {
  end = new AbortController();
  const [theirs, ours] = InMemoryTransport.createLinkedPair();
  const done = serveConnection(sdk, registry, ours as Transport, {
    identity: { name: "test", version: "1.2.3", instructions: "Be kind." },
    calls: {},
    signal: end.signal,
    onError,
  });
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(theirs);
  return { client, done };
}

function promise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const made = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise: made, resolve };
}

describe.each([
  ["legacy", "legacy"],
  ["auto", "modern"],
] as const)("a client that connects with mode %s", (mode, era) => {
  test("learns who serves", async () => {
    const { client } = await connect(mode, new ToolRegistry().add(double));
    expect(client.getProtocolEra()).toBe(era);
    expect(client.getServerVersion()).toMatchObject({ name: "test", version: "1.2.3" });
    expect(client.getInstructions()).toBe("Be kind.");
  });

  test("sees the schemas as they were compiled, byte for byte, and the title", async () => {
    const registry = new ToolRegistry().add(double, born, count, new ByHand());
    const { client } = await connect(mode, registry);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(registry.names());
    for (const listed of tools) {
      const { input, output } = registry.get(listed.name).schemaTexts;
      expect(JSON.stringify(listed.inputSchema)).toBe(input);
      expect(listed.outputSchema && JSON.stringify(listed.outputSchema)).toBe(output);
    }
    expect(tools[0]).toMatchObject({
      title: "Double it",
      description: "Doubles a number.",
      annotations: { title: "Double it", readOnlyHint: true },
    });
    expect(tools[1]).not.toHaveProperty("title");
  });

  test("sees a tool that was added later", async () => {
    const registry = new ToolRegistry().add(double);
    const { client } = await connect(mode, registry);
    registry.add(nothing);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["double", "nothing"]);
  });

  test("gets text and structured content, wrapped as the output schema says", async () => {
    const { client } = await connect(mode, new ToolRegistry().add(double, born, nothing));
    await client.listTools();
    expect(await client.callTool({ name: "double", arguments: { x: 21 } })).toMatchObject({
      content: [{ type: "text", text: "42" }],
      structuredContent: { result: 42 },
    });
    const day = "2020-02-03T00:00:00.000Z";
    const answer = await client.callTool({ name: "born", arguments: { on: day } });
    expect(answer.structuredContent).toEqual({ on: day, tags: ["a"] });
    expect(JSON.parse((answer.content[0] as { text: string }).text)).toEqual(answer.structuredContent);
    const none = await client.callTool({ name: "nothing" });
    expect(none).toMatchObject({ content: [{ type: "text", text: "(no result)" }] });
    expect(none).not.toHaveProperty("structuredContent");
  });

  test("gets pictures as pictures", async () => {
    const { client } = await connect(mode, new ToolRegistry().add(picture));
    const { content } = await client.callTool({ name: "picture" });
    expect(content).toEqual([{ type: "image", mimeType: "image/png", data: "iVBORw==" }]);
  });

  test("reads about failures in an error result without structured content", async () => {
    const { client } = await connect(mode, new ToolRegistry().add(double, fail, ask));
    await client.listTools();
    const bad = await client.callTool({ name: "double", arguments: { x: "many", y: 1 } });
    expect(bad.isError).toBe(true);
    expect(bad).not.toHaveProperty("structuredContent");
    expect(JSON.stringify(bad.content)).toMatch(/x: expected number.*unknown property/);
    const closed = await client.callTool({ name: "fail" });
    expect(closed).toMatchObject({ isError: true, content: [{ type: "text", text: "Paris is closed." }] });
    expect(closed).not.toHaveProperty("structuredContent");
    const refused = await client.callTool({ name: "ask" });
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("approval") }] });
  });

  test("is told about a tool that is not there by a protocol error that lists the names", async () => {
    const { client } = await connect(mode, new ToolRegistry().add(double));
    await expect(client.callTool({ name: "duoble", arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/There is no tool "duoble".*Did you mean "double".*Available tools: double/s),
    });
  });

  test("hears progress when it asks for it", async () => {
    const work = compiled(
      (context: ToolContext) => {
        context.progress({ progress: 1, total: 2, message: "half" });
        return "done";
      },
      { name: "work", params: [{ host: "context" }] },
    );
    const { client } = await connect(mode, new ToolRegistry().add(work));
    const onprogress = vi.fn();
    await client.callTool({ name: "work" }, { onprogress });
    expect(onprogress).toHaveBeenCalledWith({ progress: 1, total: 2, message: "half" });
    expect(await client.callTool({ name: "work" })).toMatchObject({ content: [{ text: "done" }] });
  });

  test("cancels a call, and the tool's signal is aborted", async () => {
    const { promise: aborted, resolve: onAborted } = promise();
    const { promise: started, resolve: onStarted } = promise();
    const hang = compiled(
      (signal: AbortSignal) => {
        signal.addEventListener("abort", () => onAborted());
        onStarted();
        return new Promise(() => {});
      },
      { name: "hang", params: [{ host: "signal" }] },
    );
    const { client } = await connect(mode, new ToolRegistry().add(hang));
    const abort = new AbortController();
    const call = client.callTool({ name: "hang" }, { signal: abort.signal });
    await started;
    abort.abort();
    await expect(call).rejects.toThrow();
    await aborted;
  });
});

test("the server's promise ends with the client", async () => {
  const { client, done } = await connect("legacy", new ToolRegistry().add(double));
  await client.close();
  await expect(done).resolves.toBeUndefined();
});

test("the server's promise ends with the signal, and so does the client", async () => {
  const { client, done } = await connect("legacy", new ToolRegistry().add(double));
  const closed = new Promise<void>((resolve) => {
    client.onclose = resolve;
  });
  end.abort();
  await Promise.all([done, closed]);
});

test("a signal that is aborted already serves nothing", async () => {
  const [, ours] = InMemoryTransport.createLinkedPair();
  await serveConnection(sdk, new ToolRegistry().add(double), ours as Transport, {
    identity: { name: "test", version: "1" },
    calls: {},
    signal: AbortSignal.abort(),
    onError: () => {},
  });
});
