import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import { schemaOf } from "../../src/index.js";
import { ORDER, ORDER_DESCRIPTOR, type Order, VALUE, WIRE } from "./order.js";

const order = schemaOf<Order>(ORDER_DESCRIPTOR);
const receipt = schemaOf<{ total: number }>({
  v: 1,
  kind: "schema",
  name: "Receipt",
  schema: JSON.stringify({
    type: "object",
    properties: { total: { type: "number" } },
    required: ["total"],
    additionalProperties: false,
  }),
});

/** A real server with a tool of our schemas, and a real client of it. */
async function connect(answer: () => { total: unknown }) {
  const received: Order[] = [];
  const server = new McpServer({ name: "shop", version: "1" });
  server.registerTool("place", { inputSchema: order, outputSchema: receipt }, (given) => {
    const typed: Order = given;
    received.push(typed);
    return { content: [{ type: "text", text: "ok" }], structuredContent: answer() };
  });
  const [theirs, ours] = InMemoryTransport.createLinkedPair();
  await server.connect(ours);
  const client = new Client({ name: "test", version: "1" });
  await client.connect(theirs);
  return { client, received };
}

test("our schemas are listed", async () => {
  const { client } = await connect(() => ({ total: 1 }));
  const { tools } = await client.listTools();
  expect(tools).toEqual([
    expect.objectContaining({ name: "place", inputSchema: ORDER, outputSchema: receipt.jsonSchema }),
  ]);
});

test("good arguments arrive revived", async () => {
  const { client, received } = await connect(() => ({ total: 5 }));
  const result = await client.callTool({ name: "place", arguments: WIRE });
  expect(received).toEqual([VALUE]);
  expect(result).toMatchObject({ structuredContent: { total: 5 } });
});

test("bad arguments and results are refused, with the faults", async () => {
  const { client, received } = await connect(() => ({ total: "5" }));
  const outcome = (args: Record<string, unknown>) =>
    client.callTool({ name: "place", arguments: args }).then(JSON.stringify, String);
  expect(await outcome({ ...WIRE, id: "7", place: [1] })).toMatch(
    /id: expected integer.*place: expected at least 2 items/,
  );
  expect(received).toEqual([]);
  expect(await outcome(WIRE)).toMatch(/total: expected number/);
});
