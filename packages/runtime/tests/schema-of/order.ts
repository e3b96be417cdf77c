import type { JsonSchema, SchemaCodec, SchemaDescriptor } from "../../src/index.js";

/** A type with what other libraries stumble over: a closed tuple, a recursive part, null, values that change form. */
export interface Order {
  id: number;
  at: Date;
  place: [lat: number, lng: number];
  note: string | null;
  parts?: Part[];
}
export interface Part {
  name: string;
  parts?: Part[];
}

/** The JSON Schema of an order. */
export const ORDER: JsonSchema = {
  type: "object",
  properties: {
    id: { type: "integer", description: "Order number." },
    at: { type: "string", format: "date-time" },
    place: { type: "array", prefixItems: [{ type: "number" }, { type: "number" }], minItems: 2, items: false },
    note: { type: ["string", "null"] },
    parts: { type: "array", items: { $ref: "#/$defs/Part" } },
  },
  required: ["id", "at", "place", "note"],
  additionalProperties: false,
  $defs: {
    Part: {
      type: "object",
      properties: { name: { type: "string" }, parts: { type: "array", items: { $ref: "#/$defs/Part" } } },
      required: ["name"],
      additionalProperties: false,
    },
  },
};

const CODEC: SchemaCodec = { value: ["object", [["at", ["date"]]]] };

/** What the compiler writes into `schemaOf<Order>()`. */
export const ORDER_DESCRIPTOR: SchemaDescriptor = {
  v: 1,
  kind: "schema",
  name: "Order",
  schema: JSON.stringify(ORDER),
  codec: JSON.stringify(CODEC),
};

/** An order as it travels, and as it is in JavaScript. */
export const WIRE = { id: 7, at: "2031-05-06T07:08:09.000Z", place: [1, 2], note: null, parts: [{ name: "a" }] };
export const VALUE: Order = { id: 7, at: new Date(WIRE.at), place: [1, 2], note: null, parts: [{ name: "a" }] };
