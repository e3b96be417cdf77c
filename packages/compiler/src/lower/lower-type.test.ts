import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Codec, JsonSchema } from "windlass";
import { TABLE, TYPES, VALUES } from "../../tests/lower/arbitrary-types.js";
import type { ToolModel } from "../model/tool-model.js";
import type { TypeModel } from "../model/type-model.js";
import { covers } from "./branches/covers.js";
import { fits } from "./fits/fits.js";
import { lowerTool } from "./lower-tool.js";
import { lowerType } from "./lower-type.js";

const RUNS = { seed: 20, numRuns: 400 };
it("says of a value what `fits` says", () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, ownProperties: true, addUsedSchema: false }));
  const $defs = { Node: lowerType(TABLE.Node as TypeModel, "closed") };
  fc.assert(
    fc.property(TYPES, fc.array(VALUES, { minLength: 5, maxLength: 10 }), (type, values) => {
      const check = ajv.compile({ ...lowerType(type, "closed"), $defs });
      for (const value of values) expect([value, fits(value, type, TABLE)]).toEqual([value, check(value)]);
    }),
    RUNS,
  );
});

it("is surely accepted by a schema that covers it", () => {
  fc.assert(
    fc.property(TYPES, TYPES, fc.array(VALUES, { minLength: 5, maxLength: 10 }), (wide, narrow, values) => {
      fc.pre(covers(lowerType(wide, "closed"), lowerType(narrow, "closed")));
      for (const value of values.filter((one) => fits(one, narrow, TABLE))) expect(fits(value, wide, TABLE)).toBe(true);
    }),
    { ...RUNS, maxSkipsPerRun: 1000 },
  );
});

it("has a branch for each pointer of the codec, and the same text for the same model", () => {
  fc.assert(
    fc.property(TYPES, TYPES, (type, returns) => {
      const model: ToolModel = {
        name: "act",
        properties: [{ name: "x", type, optional: false }],
        params: ["x"],
        returns,
        types: TABLE,
        origins: [],
        options: {},
        examples: [],
        place: { file: "/a.ts", start: 0, end: 1 },
      };
      const tool = lowerTool(model, () => {});
      expect(JSON.stringify(lowerTool(structuredClone(model), () => {}))).toBe(JSON.stringify(tool));
      const { input, output, defs = {} } = tool.codec ?? {};
      for (const pointer of pointersIn(input)) expect(at(tool.inputSchema, pointer), pointer).toBeTypeOf("object");
      for (const pointer of pointersIn(output)) expect(at(tool.outputSchema, pointer), pointer).toBeTypeOf("object");
      for (const pointer of Object.values(defs).flatMap(pointersIn)) {
        const schema = JSON.stringify(tool.inputSchema).includes("#/$defs/") ? tool.inputSchema : tool.outputSchema;
        expect(at(schema, pointer), pointer).toBeTypeOf("object");
      }
    }),
    RUNS,
  );
});

function pointersIn(codec: Codec | undefined): string[] {
  return [...JSON.stringify(codec ?? []).matchAll(/\["((?:\/[^"]*)+)",\[/g)].map(
    (match) => JSON.parse(`"${match[1]}"`) as string,
  );
}

function at(schema: JsonSchema | undefined, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>((found, token) => {
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    return Object.getOwnPropertyDescriptor(found as object, name)?.value;
  }, schema);
}
