// The whole line: what a model is told about the compiled tools, calls good and bad, an MCP client that calls them, and
// structured outputs.
import assert from "node:assert/strict";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { resultText, ToolRegistry } from "windlass";
import * as tools from "./dist/tools.js";
import { showStructuredOutput } from "./structured-output.mjs";

const registry = new ToolRegistry().add(tools);
const NAMES = ["getWeather", "planTrip", "to_fahrenheit", "double", "notebook"];

await showSchemas();
await makeCalls();
await callThroughMcp();
title("Structured outputs");
await showStructuredOutput();
console.log("\nEverything above was checked.");

function showSchemas() {
  title("What the model is told");
  assert.deepEqual(registry.names(), NAMES);
  for (const style of ["openai", "anthropic", "gemini", "mcp"]) {
    const [weather, ...others] = registry.schemas({ style });
    console.log(`\n${style}:`, JSON.stringify(weather, null, 2));
    for (const other of others) console.log(JSON.stringify(other));
  }
  const { properties, required } = registry.get("getWeather").inputSchema;
  assert.deepEqual(properties?.unit, {
    type: "string",
    description: "Unit of the temperature.",
    enum: ["celsius", "fahrenheit"],
    default: "celsius",
  });
  assert.deepEqual(required, ["city"]);
}

async function makeCalls() {
  title("Calls");
  // Still ordinary functions.
  assert.equal(tools.double(21), 42);
  assert.equal((await tools.double.run({ x: 21 })).data, 42);

  const good = await call("getWeather", '{"city":"Oslo","unit":"fahrenheit"}');
  assert.deepEqual(good.data, { city: "Oslo", temperature: 24.8, unit: "fahrenheit", advice: "Take a coat." });

  const trip = { traveller: { name: "Ada", diet: null }, stops: [{ city: "Paris", nights: 2 }], tags: ["work"] };
  const planned = await call("planTrip", { trip, start: "2027-03-01T00:00:00Z" });
  assert.ok(planned.data.home instanceof Date);
  assert.equal(planned.structuredContent.home, "2027-03-03T00:00:00.000Z");

  const bad = await call("planTrip", { trip: { ...trip, stops: [{ city: "Paris", nights: "many" }] }, when: "soon" });
  assert.equal(bad.code, "invalid_arguments");
  for (const place of ["trip.stops[0].nights", "start", "when"]) assert.ok(resultText(bad).includes(place), place);

  const failed = await call("getWeather", { city: "Atlantis" });
  assert.equal(failed.code, "tool_error");
  assert.equal(resultText(failed), "Error: No weather station in Atlantis.");
}

async function callThroughMcp() {
  title("An MCP client and `windlass serve src/tools.ts`");
  const client = new Client({ name: "demo", version: "1.0.0" });
  // `node --run` has put the command on PATH.
  await client.connect(new StdioClientTransport({ command: "windlass", args: ["serve", "src/tools.ts"] }));
  try {
    const listed = await client.listTools();
    console.log("lists", listed.tools.map(({ name }) => name).join(", "));
    assert.deepEqual(listed.tools.map(({ name }) => name).sort(), [...NAMES].sort());
    const weather = listed.tools.find(({ name }) => name === "getWeather");
    // Compiled on the fly or by tspc: the same bytes.
    assert.equal(JSON.stringify(weather?.inputSchema), registry.get("getWeather").schemaTexts.input);

    const good = await callMcp(client, "getWeather", { city: "Paris" });
    assert.deepEqual(good.structuredContent, { city: "Paris", temperature: 21, unit: "celsius" });
    await callMcp(client, "notebook", { note: "Pack an umbrella." });
    const notes = await callMcp(client, "notebook", { note: "Call home." });
    assert.deepEqual(notes.structuredContent, { result: ["Pack an umbrella.", "Call home."] });
    const bad = await callMcp(client, "getWeather", { city: 7 });
    assert.equal(bad.isError, true);
  } finally {
    await client.close();
  }
}

async function call(name, args) {
  const result = await registry.execute({ name, arguments: args });
  console.log(`\n${name}(${typeof args === "string" ? args : JSON.stringify(args)})`);
  console.log(result.isError ? `${result.code}: ${resultText(result)}` : resultText(result));
  return result;
}

async function callMcp(client, name, args) {
  const result = await client.callTool({ name, arguments: args });
  console.log(`\n${name}(${JSON.stringify(args)})`);
  console.log(`${result.isError === true ? "error: " : ""}${resultText(result)}`);
  return result;
}

function title(text) {
  console.log(`\n── ${text} ${"─".repeat(Math.max(0, 76 - text.length))}`);
}
