import { expect, test } from "vitest";
import { fixture, windlass } from "./run-command.js";

const weather = {
  type: "object",
  properties: {
    city: { type: "string", description: 'City name, e.g. "Paris".' },
    units: {
      type: "string",
      description: "Unit of the temperature.",
      enum: ["celsius", "fahrenheit"],
      default: "celsius",
    },
  },
  required: ["city"],
  additionalProperties: false,
};

test("--json prints tools and diagnostics", async () => {
  const { code, stdout } = await windlass(["schema", "src/tools.ts", "--json"]);
  const { tools, diagnostics } = JSON.parse(stdout);
  expect(tools.map((tool: { name: string }) => tool.name)).toEqual([
    "getWeather",
    "double",
    "count",
    "Stateful",
    "fail",
    "removeAll",
  ]);
  expect(tools[0]).toEqual({
    name: "getWeather",
    file: fixture("app/src/tools.ts"),
    line: 12,
    description: "Look up the current weather.",
    inputSchema: weather,
    outputSchema: expect.objectContaining({ type: "object", required: ["city", "temperature"] }),
    options: {},
  });
  expect(tools[5].options).toEqual({ requiresApproval: true });
  expect(diagnostics).toEqual([]);
  expect(code).toBe(0);
});

test("--style prints what a provider takes", async () => {
  const { code, stdout } = await windlass(["schema", "src/tools.ts", "--style", "anthropic"]);
  expect(JSON.parse(stdout)[0]).toEqual({
    name: "getWeather",
    description: "Look up the current weather.",
    input_schema: weather,
  });
  expect(code).toBe(0);
});

test("--style with --json adds the declaration to each tool", async () => {
  const { stdout } = await windlass(["schema", "src/tools.ts", "--style", "openai", "--json"]);
  expect(JSON.parse(stdout).tools[0]).toMatchObject({
    inputSchema: weather,
    schema: { type: "function", function: { name: "getWeather", parameters: weather } },
  });
});

test("without options the tools are printed for people", async () => {
  const { stdout } = await windlass(["schema", "src/tools.ts"]);
  expect(stdout).toContain("getWeather  src/tools.ts:12:");
  expect(stdout).toContain("  Look up the current weather.\n  takes {\n");
});

test("files of several projects, and files that their project does not include, in one run", async () => {
  const files = [fixture("broken/throws.ts"), "src/not-included.ts", "src/places.ts"];
  const { stdout } = await windlass(["schema", "--json", ...files]);
  const names = JSON.parse(stdout).tools.map((tool: { name: string }) => tool.name);
  expect(names).toEqual(["fine", "hello", "places", "peek", "whereAmI"]);
});

test("errors go to stderr and the exit code is 1", async () => {
  const { code, stdout, stderr } = await windlass(["schema", "broken.ts"], { cwd: fixture("broken") });
  expect(code).toBe(1);
  expect(stderr).toMatch(/broken\.ts:6:\d+.*WL1010/);
  expect(stdout).not.toContain("WL1010");
});

test("with --json they are in the output", async () => {
  const { code, stdout } = await windlass(["schema", "broken.ts", "--json"], { cwd: fixture("broken") });
  expect(code).toBe(1);
  const [diagnostic] = JSON.parse(stdout).diagnostics;
  expect(diagnostic).toEqual({
    code: "WL1010",
    severity: "error",
    message: expect.stringContaining("key"),
    file: fixture("broken/broken.ts"),
    line: 6,
    column: expect.any(Number),
    help: expect.any(String),
  });
});

test("a file without tools says how to mark one", async () => {
  const { code, stderr } = await windlass(["schema", "no-tools.ts"], { cwd: fixture("broken") });
  expect(stderr).toContain("Mark a function with /** @tool */");
  expect(code).toBe(0);
});

test("schemas of schemaOf are printed beside the tools", async () => {
  const shown = await windlass(["schema", "window.ts"], { cwd: fixture("twins") });
  expect(shown.stdout).toMatch(/schemaOf<\{ width: number; height: number \}> {2}window\.ts:7:\d+\n {2}\{\n/);
  const { stdout } = await windlass(["schema", "window.ts", "--json"], { cwd: fixture("twins") });
  expect(JSON.parse(stdout).schemas).toEqual([
    {
      name: "{ width: number; height: number }",
      file: fixture("twins/window.ts"),
      line: 7,
      schema: expect.objectContaining({ type: "object", required: ["width", "height"] }),
    },
  ]);
});

test("a configuration that is no JSON", async () => {
  const { code, stderr } = await windlass(["schema", "tools.ts"], { cwd: fixture("no-json") });
  expect(stderr).toMatch(/no-json\/tsconfig\.json: /);
  expect(code).toBe(2);
});

test("every dialect, by all of its names; strict mode; what is lost goes to stderr", async () => {
  const bedrock = await windlass(["schema", "src/tools.ts", "--style", "bedrock", "--strict"]);
  expect(JSON.parse(bedrock.stdout)[0]).toMatchObject({ toolSpec: { name: "getWeather", strict: true } });
  const openai = await windlass(["schema", "src/tools.ts", "--style", "gpt", "--strict"]);
  expect(JSON.parse(openai.stdout)[0].function.parameters.required).toEqual(["city", "units"]);
  expect(openai.stderr).toContain("getWeather/properties/units: null says that the property is left out (rewritten)");
  const { stdout } = await windlass(["schema", "src/tools.ts", "--style", "claude", "--json"]);
  expect(JSON.parse(stdout).tools[0]).toMatchObject({ strict: false, losses: [], schema: { name: "getWeather" } });
});

test("a dialect that is none, strict mode of none", async () => {
  const unknown = await windlass(["schema", "src/tools.ts", "--style", "opanai"]);
  expect(unknown.stderr).toMatch(/There is no dialect "opanai".[\s\S]*Did you mean "openai"\?[\s\S]*bedrock/);
  expect(unknown.code).toBe(2);
  const none = await windlass(["schema", "src/tools.ts", "--strict"]);
  expect(none.stderr).toContain("--strict --style openai");
  expect(none.code).toBe(2);
});
