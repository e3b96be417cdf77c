import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoweredTool } from "../lower/lowered-tool.js";
import type { Attachment } from "../model/edit.js";
import { applyToText } from "./apply-to-text.js";
import { type MarkedPlace, planEdit } from "./plan-edit.js";

const CODE = "export function ping() {}\nclass Depot { restock() {} static now() {} }\n";
const span = (part: string) => ({ file: "a.ts", start: CODE.indexOf(part), end: CODE.indexOf(part) + part.length });
const lowered: LoweredTool = { name: "ping", inputSchema: { type: "object" }, params: [], options: { register: true } };
const BINDING: Attachment = {
  form: "binding",
  name: "ping",
  nameSpan: span("ping"),
  statement: span("export function ping() {}"),
};
const member = (name: string, text: string, isStatic: boolean): Attachment => ({
  form: "member",
  member: name,
  static: isStatic,
  memberSpan: span(text),
});

function plan(mark: MarkedPlace["mark"], attachment: Attachment) {
  const found: Diagnostic[] = [];
  const edit = planEdit({ mark, attachment, place: span("ping") }, lowered, (diagnostic) => found.push(diagnostic));
  return { edit, found };
}

test("a doc-tagged function with @register is handed to the global registry, on the same line", () => {
  const { edit, found } = plan("tag", BINDING);
  const { code } = applyToText(CODE, [edit], "a.ts");
  expect(found).toEqual([]);
  expect(code).toContain('Symbol.for("windlass.register")');
  expect(code).toContain(".push(globalThis.Object.defineProperty(ping,");
  expect(code.split("\n")).toHaveLength(CODE.split("\n").length);
});

test("so is a static method", () => {
  expect(plan("tag", member("now", "static now() {}", true)).edit.register).toBe(true);
});

test("a method that needs an instance cannot be registered", () => {
  const { edit, found } = plan("tag", member("restock", "restock() {}", false));
  expect(edit.register).toBeUndefined();
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'WL1007 tool "ping": @register cannot work on a method that needs an instance.',
  ]);
});

test("calls register by themselves", () => {
  const call: Attachment = { form: "argument", call: span("ping() {}"), lastArgument: span("ping") };
  expect(plan("call", call).edit.register).toBeUndefined();
});
