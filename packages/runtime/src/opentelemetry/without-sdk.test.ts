import { context, trace } from "@opentelemetry/api";
import { expect, test, vi } from "vitest";
import { compiled } from "../../tests/compiled.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import { openTelemetry } from "./index.js";

test("without an SDK calls are as ever: no span, and nothing is looked at", async () => {
  const redact = vi.fn();
  const active = vi.fn(() => trace.getSpan(context.active())?.isRecording() ?? false);
  const tools = new ToolRegistry({ tracing: openTelemetry({ captureArguments: true, captureResults: true, redact }) });
  tools.add(compiled(active, { name: "probe" }));
  expect((await tools.execute({ name: "probe" })).data).toBe(false);
  expect((await tools.execute({ name: "nobody" })).code).toBe("unknown_tool");
  expect(redact).not.toHaveBeenCalled();
});
