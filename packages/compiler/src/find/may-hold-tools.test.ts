import { expect, it } from "vitest";
import { mayHoldTools } from "./may-hold-tools.js";

it.each([
  "/** A. @tool */ function f() {}",
  'import { tool } from "windlass"; export const f = tool(() => 1);',
  'import * as windlass from "windlass"; class A { @windlass.tool m() {} }',
  'import { Tool } from "windlass"; class A extends Tool {}',
  'import { tool as mark } from "windlass"; mark(() => 1);',
  'import { myTool } from "./kit.js"; myTool(() => 1);',
  'import { registry } from "windlass"; registry.add(search);',
  'import { registry } from "./app.js"; registry.add(search);',
  'import { agent } from "./app.js"; agent.use(search);',
  'import { schemaOf } from "./kit.js"; schemaOf<string>();',
  'import { Base } from "./my-tool.js"; class A extends Base {}',
])("lets %s through", (text) => {
  expect(mayHoldTools(text)).toBe(true);
});

it.each(["export const a = 1;", "class A extends B {}", 'const text = "tooling";'])("passes over %s", (text) => {
  expect(mayHoldTools(text)).toBe(false);
});
