import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkRequest } from "./check-request.js";

/** What a provider's server answers: JSON, or a stream's text. */
export type Answer = object | { readonly stream: string; readonly type?: string };

/** A provider's server on this machine, that answers in turn and keeps what it was sent. */
export interface Loopback extends AsyncDisposable {
  readonly url: string;
  readonly requests: { readonly path: string; readonly body: unknown }[];
}

/** Starts a server that gives its answers one after the other. */
export async function loopback(...answers: readonly (Answer | ((body: unknown) => Answer))[]): Promise<Loopback> {
  const requests: { path: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      requests.push({ path: request.url ?? "", body });
      const problems = problemsOf(request.url ?? "", body);
      if (problems.length > 0) {
        response.writeHead(400, { "content-type": "application/json" });
        response.end(
          JSON.stringify({ type: "error", message: problems.join("; "), error: { message: problems.join("; ") } }),
        );
        return;
      }
      const next = answers[requests.length - 1];
      const answer = typeof next === "function" ? next(body) : next;
      if (answer === undefined) {
        response.writeHead(500).end('{"error":{"message":"no more answers"}}');
      } else if ("stream" in answer && typeof answer.stream === "string") {
        const type = "type" in answer && typeof answer.type === "string" ? answer.type : "text/event-stream";
        response.writeHead(200, { "content-type": type }).end(answer.stream);
      } else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Which provider a path is of. The first that fits counts. */
const PATHS: readonly (readonly [RegExp, string])[] = [
  [/\/responses$/, "openai-responses"],
  [/\/v1\/messages/, "anthropic"],
  [/[gG]enerateContent/, "gemini"],
  [/\/converse/, "bedrock"],
  [/\/v2\/chat$/, "cohere"],
  [/\/api\/chat$/, "ollama"],
  [/\/chat\/completions$/, "openai"],
];

/** What the provider would say of the tools in a request: each is checked as it documents them, and one bad one refuses all. */
function problemsOf(path: string, body: unknown): string[] {
  const dialect = PATHS.find(([pattern]) => pattern.test(path))?.[1];
  const { tools, toolConfig } = (body ?? {}) as { tools?: object[]; toolConfig?: { tools?: object[] } };
  const all = toolConfig?.tools ?? tools;
  if (dialect === undefined || all === undefined) return [];
  return all
    .flatMap((tool) => ("functionDeclarations" in tool ? (tool.functionDeclarations as object[]) : [tool]))
    .flatMap((tool) => {
      const found = tool as Record<string, Record<string, unknown> | undefined>;
      const inner = (found.function ?? found.toolSpec ?? found) as Record<string, unknown>;
      const { name, strict, parameters, input_schema, parametersJsonSchema, inputSchema } = inner;
      if (typeof name !== "string" || !/^[a-zA-Z0-9_-]{1,64}$/.test(name)) return ["Invalid function name"];
      const isOld = dialect === "gemini" && parametersJsonSchema === undefined;
      const schema = parameters ?? input_schema ?? parametersJsonSchema ?? (inputSchema as { json?: unknown })?.json;
      // Upper and lower case are the same to the API; the SDK writes the former.
      if (isOld) return checkRequest("gemini-openapi", lowerTypes(schema)).map((problem) => `${name}: ${problem}`);
      const said = strict === true ? `${dialect}-strict` : dialect;
      return checkRequest(said, schema).map((problem) => `${name}: ${problem}`);
    });
}

function lowerTypes(schema: unknown): unknown {
  if (schema === undefined) return undefined;
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "type" && typeof value === "string" ? value.toLowerCase() : value,
  );
}

/** Events of a stream, as servers send them. */
export function events(...list: readonly object[]): { readonly stream: string } {
  const named = (event: object) => ("type" in event ? `event: ${event.type}\n` : "");
  return { stream: list.map((event) => `${named(event)}data: ${JSON.stringify(event)}\n\n`).join("") };
}
