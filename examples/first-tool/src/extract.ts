/** What this module asks of a schema, whichever library made it: https://standardschema.dev. */
export interface AnySchema<T> {
  readonly "~standard": {
    readonly validate: (value: unknown) => Result<T> | Promise<Result<T>>;
    readonly jsonSchema: { readonly input: (options: { target: string }) => Record<string, unknown> };
  };
}

type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly unknown[];
}

/** A model that answers with JSON text of the schema that it is given. */
export type Model = (prompt: string, schema: Record<string, unknown>) => Promise<string>;

/** Gets a value of a schema out of a model. It knows nothing of Windlass, as other people's libraries do not. */
export async function extract<T>(schema: AnySchema<T>, model: Model, prompt: string): Promise<T> {
  const { jsonSchema, validate } = schema["~standard"];
  const text = await model(prompt, jsonSchema.input({ target: "draft-07" }));
  const result = await validate(JSON.parse(text));
  if (result.issues === undefined) return result.value;
  throw new Error(result.issues.map(({ path = [], message }) => `${path.join(".")}: ${message}`).join("\n"));
}
