//! tool store
//! accept {"schema":{"type":"object","properties":[]},"$ref":"x","$defs":{"type":"object","properties":[]},"properties":1,"type":"x","required":true}
//! accept {"schema":{"type":"object","properties":[{"type":"object","properties":[]}],"$ref":{"type":"object","properties":[]},"items":{"type":"object","properties":[]},"enum":["a"],"const":1,"default":{"type":"object","properties":[]},"required":["x"],"additionalProperties":false},"$ref":"x","$defs":{"type":"object","properties":[]},"properties":1,"type":"x","required":true}
//! reject {"schema":{"type":"object","properties":{}},"$ref":"x","$defs":{"type":"object","properties":[]},"properties":1,"type":"x","required":true}
//! reject {"schema":{"type":"object","properties":[],"$ref":"#"},"$ref":"x","$defs":{"type":"object","properties":[]},"properties":1,"type":"x","required":true}
//! reject {"schema":{"type":"object","properties":[],"default":{}},"$ref":"x","$defs":{"type":"object","properties":[]},"properties":1,"type":"x","required":true}
//! reject {"schema":{"type":"object","properties":[]},"$ref":1,"$defs":{"type":"object","properties":[]},"properties":1,"type":"x","required":true}
interface Schema {
  $ref?: Schema;
  $defs?: Schema;
  properties: Schema[];
  type: "object";
  items?: Schema;
  anyOf?: Schema[];
  const?: 1;
  enum?: string[];
  default?: Schema;
  description?: string;
  title?: Schema;
  required?: string[];
  additionalProperties?: boolean;
}

/** Properties and parameters that have the names of keywords. @tool */
export function store(
  schema: Schema,
  $ref: string,
  $defs: Schema,
  properties: 1,
  type: "x",
  required: boolean,
): Schema {
  void [$ref, $defs, properties, type, required];
  return schema;
}
