import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "../src/json-schema.js";

/** ajv's verdict about values, set up as strictly as ours; undefined where ajv itself throws, on some names for instance. */
export function oracle(schema: JsonSchema): (value: unknown) => boolean | undefined {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    validateSchema: false,
    multipleOfPrecision: 9,
  });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  return (value) => {
    try {
      return validate(value);
    } catch {
      return undefined;
    }
  };
}
