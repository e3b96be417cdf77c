import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

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

/** Events of a stream, as servers send them. */
export function events(...list: readonly object[]): { readonly stream: string } {
  const named = (event: object) => ("type" in event ? `event: ${event.type}\n` : "");
  return { stream: list.map((event) => `${named(event)}data: ${JSON.stringify(event)}\n\n`).join("") };
}
