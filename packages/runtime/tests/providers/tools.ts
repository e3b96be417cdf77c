import { imageContent, ToolRegistry, textContent } from "../../src/index.js";
import { closed } from "../closed.js";
import { compiled } from "../compiled.js";

/** A pixel. */
export const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Tools whose names and arguments some dialects say in another form. */
export function registry(): ToolRegistry {
  const weather = compiled((city: string, units = "celsius") => ({ city, units, degrees: 21 }), {
    name: "get_weather",
    description: "Look up the weather.",
    input: { city: { type: "string" }, units: { type: "string", enum: ["celsius", "fahrenheit"], default: "celsius" } },
    required: ["city"],
    output: closed({ city: { type: "string" }, units: { type: "string" }, degrees: { type: "number" } }),
  });
  const sum = compiled((amounts: Record<string, number>) => Object.values(amounts).reduce((a, b) => a + b, 0), {
    name: "sum",
    input: { amounts: { type: "object", additionalProperties: { type: "number" } } },
  });
  const chart = compiled(() => [textContent("A chart:"), imageContent(PNG, "image/png")], { name: "chart" });
  const fail = compiled(
    () => {
      throw new Error("no such city");
    },
    { name: "fail" },
  );
  return new ToolRegistry({ onError: () => undefined }).add(weather, sum, chart, fail);
}
