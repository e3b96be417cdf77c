import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { ToolSite } from "../find/tool-site.js";
import type { WindlassNames } from "../find/windlass-names.js";
import type { Project } from "../typescript/project.js";
import { readOptions } from "./options.js";
import { readDoc } from "./text/doc.js";

const PLACE = { file: "/a.ts", start: 0, end: 1 };
const SITE: ToolSite = {
  mark: "tag",
  node: { pos: 0, end: 1 },
  callee: { declaration: { pos: 0, end: 1 } },
  name: "wait",
  place: PLACE,
  attachment: { form: "binding", name: "wait", nameSpan: PLACE, statement: PLACE },
};

/** Options from tags alone need no syntax; those in code have golden cases. */
function optionsOf(...tags: string[]) {
  const reported: Diagnostic[] = [];
  const doc = readDoc(`/**\n * Wait.\n${tags.map((tag) => ` * ${tag}\n`).join("")} */`);
  const read = readOptions({} as Project, SITE, doc, {} as WindlassNames, (diagnostic) => reported.push(diagnostic));
  return { ...read, codes: reported.map(({ code }) => code) };
}

describe("@timeout", () => {
  it.each([
    ["500ms", 500],
    ["30s", 30_000],
    ["1.5s", 1500],
    ["2m", 120_000],
    ["2min", 120_000],
    ["1h", 3_600_000],
    ["250", 250],
    ["30 s", 30_000],
    ["30s at most", 30_000],
    ["30 seconds.", 30_000],
    ["2 minutes", 120_000],
    ["30_000", 30_000],
    ["`5s`", 5000],
    ["Infinity", Number.MAX_SAFE_INTEGER],
  ])("takes %s", (text, timeout) => {
    expect(optionsOf(`@timeout ${text}`)).toMatchObject({ options: { timeout }, codes: [] });
  });

  it.each(["soon", "-1s", "5 days", "", "0", "0s", "1h30m", "1e3", "5 constructor"])("reports %j", (text) => {
    const { options, codes } = optionsOf(`@timeout ${text}`);
    expect(options).toEqual({});
    expect(codes).toEqual(["WL1007"]);
  });
});

it("takes all that stands behind @toolName, which is judged as any other name", () => {
  expect(optionsOf("@toolName wait_here").name).toBe("wait_here");
  expect(optionsOf("@toolName wait here").name).toBe("wait here");
});

it("takes @toolName in backticks", () => {
  expect(optionsOf("@toolName `wait_here`").name).toBe("wait_here");
});

it("reports a @toolName without a name", () => {
  const read = optionsOf("@toolName");
  expect(read).not.toHaveProperty("name");
  expect(read.codes).toEqual(["WL1007"]);
});

it("reports two values for one option, and takes the first", () => {
  expect(optionsOf("@timeout 1s", "@timeout 2s")).toMatchObject({ options: { timeout: 1000 }, codes: ["WL1007"] });
  expect(optionsOf("@tool @tool", "@register", "@register")).toMatchObject({ options: { register: true }, codes: [] });
});

it("takes modifiers back", () => {
  expect(optionsOf("@destructive false", "@readOnly true", "@register false", "@requiresApproval false")).toMatchObject(
    {
      options: { annotations: { destructiveHint: false, readOnlyHint: true } },
      codes: [],
    },
  );
});

it("turns tags into options and hints", () => {
  const tags = ["@requiresApproval", "@register", "@readOnly", "@destructive", "@idempotent", "@openWorld", "@spread"];
  expect(optionsOf(...tags)).toMatchObject({
    options: {
      requiresApproval: true,
      register: true,
      annotations: { readOnlyHint: true, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    spread: true,
  });
});

it("says nothing where the comment says nothing", () => {
  expect(optionsOf()).toEqual({ options: {}, isNamedAtRunTime: false, spread: false, codes: [] });
});
