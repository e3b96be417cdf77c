import { afterEach, describe, expect, test, vi } from "vitest";
import { target } from "../../../tests/target.js";
import type { JsonSchema } from "../../json-schema.js";
import { compileWithAjv } from "../../schema/ajv.js";
import { handWrittenContract } from "../../tool/contract.js";
import type { CallOptions } from "../call-options.js";
import { callTool } from "../pipeline.js";

const NUMBER = { input: { x: { type: "number" } } } as const;
const call = (tool: ReturnType<typeof target>, args: unknown, options: CallOptions = {}) =>
  callTool(tool, { name: "probe", arguments: args }, options);
const textOf = async (pending: ReturnType<typeof call>) => (await pending).content[0] as { readonly text?: string };

/** A tool whose schema was written by hand: ajv has a say. */
function byHand(schema: JsonSchema | object) {
  return target((args: unknown) => args, {}, handWrittenContract({ type: "object", ...schema } as JsonSchema));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the compiled check", () => {
  test("its yes is final", async () => {
    const tool = target((x: unknown) => x, { ...NUMBER, validate: () => () => true });
    expect((await call(tool, { x: "anything" })).data).toBe("anything");
  });

  test("after its no the explaining pass decides", async () => {
    const tool = target((x: unknown) => x, { ...NUMBER, validate: () => () => false });
    expect((await call(tool, { x: 1 })).data).toBe(1);
    expect((await call(tool, { x: [] })).code).toBe("invalid_arguments");
  });

  test("where it cannot even be made, since the module has its own `Set`, too", async () => {
    const broken = () => {
      throw new TypeError("Set is not a constructor");
    };
    const tool = target((x: unknown) => x, { ...NUMBER, validate: broken });
    expect((await call(tool, { x: 1 })).data).toBe(1);
    expect((await call(tool, { x: [] })).code).toBe("invalid_arguments");
  });

  test("where it throws, too", async () => {
    const throwing = () => () => {
      throw new Error("check");
    };
    expect(
      (
        await call(
          target((x: unknown) => x, { ...NUMBER, validate: throwing }),
          { x: 1 },
        )
      ).data,
    ).toBe(1);
  });

  test("is made once, at the first call", async () => {
    const validate = vi.fn(() => () => true);
    const tool = target((x: unknown) => x, { ...NUMBER, validate });
    await call(tool, { x: 1 });
    await call(tool, { x: 2 });
    expect(validate).toHaveBeenCalledTimes(1);
  });
});

describe("lenient", () => {
  test("repairs are listed", async () => {
    expect(
      (
        await call(
          target((x: number) => x, NUMBER),
          { x: "5" },
        )
      ).repairs,
    ).toEqual([{ path: "x", from: '"5"', to: "5" }]);
    expect(
      (
        await call(
          target((x: number) => x, NUMBER),
          '```\n{"x":5}\n```',
        )
      ).repairs,
    ).toEqual([{ path: "", from: "JSON text in a fence", to: '{"x":5}' }]);
  });

  test("false: nothing is repaired", async () => {
    const tool = target((x: number) => x, NUMBER);
    const strict = { lenient: false };
    expect((await call(tool, { x: "5" }, strict)).code).toBe("invalid_arguments");
    expect((await call(tool, '```\n{"x":5}\n```', strict)).code).toBe("invalid_json");
    expect((await call(tool, '{"x":5}', strict)).data).toBe(5);
    expect((await call(tool, JSON.stringify('{"x":5}'), strict)).code).toBe("invalid_json");
  });
});

describe("ajv", () => {
  test("knows the keywords that the explaining pass does not", async () => {
    const tool = byHand({ properties: { a: {}, b: {} }, dependentRequired: { a: ["b"] } });
    expect((await call(tool, { a: 1, b: 2 })).isError).toBe(false);
    expect(await textOf(call(tool, { a: 1 }))).toMatchObject({
      text: "Invalid arguments: must have property b when property a is present",
    });
  });

  test("validates every schema that was not compiled", async () => {
    const tool = byHand({ properties: { a: { type: "string", format: "uri-reference" } } });
    expect((await call(tool, { a: "\\\\" })).code).toBe("invalid_arguments");
    const compiled = target((a: unknown) => a, { input: { a: { type: "string", format: "uri-reference" } } });
    expect((await call(compiled, { a: "\\\\" })).isError).toBe(false);
  });

  test("its verdict is told in our words where we see the fault too", async () => {
    const tool = byHand({ properties: { a: { type: "number" } }, dependentRequired: {} });
    expect(await textOf(call(tool, { a: [] }))).toMatchObject({
      text: "Invalid arguments: a: expected number, got []",
    });
  });

  test("validates everything where that is asked for", async () => {
    const tool = target((x: unknown) => x, { ...NUMBER, validate: () => () => true });
    expect((await call(tool, { x: [] }, { validation: "ajv" })).code).toBe("invalid_arguments");
    expect((await call(tool, { x: 1 }, { validation: "ajv" })).data).toBe(1);
  });

  test("only own properties count, NaN is no number, and `__proto__` is a name", async () => {
    const check = await compileWithAjv({
      type: "object",
      properties: { n: { type: "number" } },
      required: ["toString"],
    });
    expect(check).toBeTypeOf("function");
    if (typeof check !== "function") return;
    expect(check({})).toMatchObject([{ keyword: "required" }]);
    expect(check({ toString: 1, n: Number.NaN })).toMatchObject([{ path: ["n"], keyword: "type" }]);
  });

  test("where it throws on a hostile value the explaining pass decides", async () => {
    const schema = { properties: { a: { const: { toString: 2 } } }, if: {} };
    const check = await compileWithAjv({ type: "object", ...schema } as JsonSchema);
    expect(typeof check === "function" && check({ a: { toString: 1 } })).toBeUndefined();
    expect((await call(byHand(schema), { a: { toString: 1 } })).code).toBe("invalid_arguments");
  });

  test("reads schemas of older drafts", async () => {
    const tool = byHand({ $schema: "http://json-schema.org/draft-07/schema#", dependencies: { a: ["b"] } });
    expect((await call(tool, { a: 1 })).code).toBe("invalid_arguments");
  });

  test("is kept busy by no pattern", async () => {
    const tool = byHand({ properties: { a: { type: "string", pattern: "^(a+)+$" } }, if: {} });
    expect((await call(tool, { a: `${"a".repeat(50_000)}!` })).code).toBe("invalid_arguments");
    expect((await call(tool, { a: "a".repeat(50_000) })).isError).toBe(false);
  });

  test("a schema that it cannot compile is told, and interpreted", async () => {
    const onWarning = vi.fn();
    const tool = byHand({ properties: { a: { type: "number" } }, dependentRequired: 5 });
    expect((await call(tool, { a: [] }, { onWarning })).code).toBe("invalid_arguments");
    expect((await call(tool, { a: 1 }, { onWarning })).isError).toBe(false);
    expect(onWarning.mock.calls).toEqual([[expect.objectContaining({ code: "WL2303" })]]);
  });

  test("where `eval` is forbidden the explaining pass stands in, and says what it does not check", async () => {
    vi.stubGlobal("Function", function forbidden() {
      throw new EvalError("Code generation from strings disallowed for this context");
    });
    const onWarning = vi.fn();
    const tool = byHand({ properties: { a: { type: "number" } }, dependentRequired: { a: ["b"] } });
    expect((await call(tool, { a: [] }, { onWarning })).code).toBe("invalid_arguments");
    expect((await call(tool, { a: 1 }, { onWarning })).isError).toBe(false);
    expect(onWarning).toHaveBeenCalledWith(expect.objectContaining({ code: "WL2301" }));
    onWarning.mockClear();
    const compiled = target((x: unknown) => x, NUMBER);
    expect((await call(compiled, { x: 1 }, { validation: "ajv", onWarning })).data).toBe(1);
    expect(onWarning).not.toHaveBeenCalled();
  });

  test("warnings that nobody listens to go to the process", async () => {
    const emit = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    await call(byHand({ dependentRequired: 5 }), {});
    expect(emit).toHaveBeenCalledWith(expect.stringContaining("ajv cannot compile"), {
      type: "WindlassWarning",
      code: "WL2303",
    });
    emit.mockRestore();
  });
});

test("the errors of a call", async () => {
  const onError = vi.fn();
  const result = await call(
    target((x: number) => x, NUMBER),
    { x: [], y: 1 },
    { onError },
  );
  expect(result.error).toMatchObject({
    name: "ToolArgumentsError",
    code: "WL2102",
    toolName: "probe",
    faults: [
      { path: ["x"], keyword: "type" },
      { path: ["y"], keyword: "additionalProperties" },
    ],
  });
  expect(onError).toHaveBeenCalledWith(result.error, expect.objectContaining({ name: "probe" }));
  const broken = await call(
    target((x: number) => x, NUMBER),
    "{broken",
  );
  expect(broken.error).toMatchObject({ name: "ToolArgumentsError", code: "WL2101", faults: [] });
  expect(broken.error?.cause).toBeInstanceOf(SyntaxError);
});
