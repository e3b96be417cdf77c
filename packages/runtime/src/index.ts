export type { Codec, DescriptorOptions, Json, ParamSlot, ToolAnnotations, ToolCodec, ToolDescriptor } from "./descriptor.js";
export type { JsonSchema, SchemaType } from "./json-schema.js";
