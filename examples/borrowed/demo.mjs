// Calls the borrowed functions through an MCP client, and looks at how what is impossible is reported.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { resultText, ToolRegistry } from "windlass";
import * as borrowed from "./dist/tools.js";

/** Tool, arguments, and what the client gets as `structuredContent`. */
const CALLS = [
  ["addDays", { date: "2027-02-27T12:00:00Z", amount: 3 }, { result: "2027-03-02T12:00:00.000Z" }],
  ["differenceInDays", { laterDate: "2027-03-01T00:00:00Z", earlierDate: "2027-02-01T00:00:00Z" }, { result: 28 }],
  ["getDaysInMonth", { date: "2028-02-10T12:00:00Z" }, { result: 29 }],
  [
    "intervalToDuration",
    { interval: { start: "2027-01-10T12:00:00Z", end: "2027-01-12T15:00:00Z" } },
    { days: 2, hours: 3 },
  ],
  ["isBefore", { date: "2027-01-01T00:00:00Z", dateToCompare: "2027-01-02T00:00:00Z" }, { result: true }],
  ["isLeapYear", { date: "2028-06-01T12:00:00Z" }, { result: true }],
  ["isWeekend", { date: "2027-05-08T12:00:00Z" }, { result: true }],
  ["formatDate", { date: "2027-05-08T12:00:00Z", formatStr: "dd.MM.yyyy" }, { result: "08.05.2027" }],
  ["latestDate", { dates: ["2027-01-01T00:00:00Z", "2028-01-01T00:00:00Z"] }, { result: "2028-01-01T00:00:00.000Z" }],
  ["cleanVersion", { version: " =v1.2.3 " }, { result: "1.2.3" }],
  ["compareVersions", { v1: "1.10.0", v2: "1.9.0" }, { result: 1 }],
  ["diffVersions", { v1: "1.2.3", v2: "2.0.0" }, { result: "major" }],
  ["maxSatisfying", { versions: ["1.2.3", "1.9.9", "2.0.0"], range: "^1.0.0" }, { result: "1.9.9" }],
  ["satisfies", { version: "1.5.0", range: ">=1.2 <2" }, { result: true }],
  ["validRange", { range: "not a range" }, { result: null }],
];

await callBorrowed();
reportImpossible();
console.log("\nEverything above was checked.");

async function callBorrowed() {
  const registry = new ToolRegistry().add(borrowed);
  const client = new Client({ name: "borrowed", version: "1.0.0" });
  // `node --run` has put the command on PATH. date-fns counts days in the zone of the process. The server says on stderr
  // what the build has said already.
  const server = { command: "windlass", args: ["serve", "src/tools.ts"], env: { TZ: "UTC" }, stderr: "ignore" };
  await client.connect(new StdioClientTransport(server));
  try {
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(({ name }) => name).sort(), CALLS.map(([name]) => name).sort());
    for (const { name, description, inputSchema } of tools) {
      console.log(`${name}: ${description?.split("\n")[0]}`);
      assert.ok(description, `${name} has the comment of its package`);
      assert.equal(JSON.stringify(inputSchema), registry.get(name).schemaTexts.input, `${name} is the same from tspc`);
    }
    for (const [name, args, expected] of CALLS) {
      const result = await client.callTool({ name, arguments: args });
      console.log(`${name}(${JSON.stringify(args)}) → ${resultText(result)}`);
      assert.notEqual(result.isError, true, resultText(result));
      assert.deepEqual(result.structuredContent, expected);
    }
    const bad = await client.callTool({ name: "satisfies", arguments: { version: "1.5.0" } });
    console.log(`satisfies({"version":"1.5.0"}) → ${resultText(bad)}`);
    assert.equal(bad.isError, true);
    assert.match(resultText(bad), /range/);
  } finally {
    await client.close();
  }
}

function reportImpossible() {
  console.log("\nWhat cannot be borrowed as it is:\n");
  const run = spawnSync("windlass check src/impossible.ts --format json", { shell: true, encoding: "utf8" });
  assert.equal(run.status, 1, run.stderr);
  const { diagnostics } = JSON.parse(run.stdout);
  const told = (severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  for (const { code, message, help } of told("error")) console.log(`${code} ${message}\n  ${help}`);
  // The constructor that `transpose` demands, and nothing else; the function around it is fine.
  assert.ok(told("error").length > 0);
  for (const { message } of told("error")) assert.match(message, /^tool "transpose", parameter constructor: /);
  // What is optional is left out with a note.
  const leftOut = told("info").map(({ message }) => /^tool "format", parameter ([\w.]+): left out/.exec(message)?.[1]);
  assert.deepEqual(leftOut, ["options.locale", "options.in"]);
}
