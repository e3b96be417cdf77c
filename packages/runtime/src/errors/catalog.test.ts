import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CATALOG } from "./catalog.js";

const folders = ["..", "../../tests"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const sources = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".ts") && !file.includes("errors/catalog") && !file.includes("errors/error-code"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("the page of errors says what the catalogue says", async () => {
  const entries = Object.entries(CATALOG).map(
    ([code, { title, explanation }]) => `## ${code}: ${title}\n\n${explanation}\n`,
  );
  const page = `# Errors of the runtime\n\nWritten from \`src/errors/catalog.ts\`. Every error carries its code as \`code\` and what to do about it as \`hint\`.\n\n${entries.join("\n")}`;
  await expect(page).toMatchFileSnapshot("../../ERRORS.md");
});

test.each(Object.keys(CATALOG))("%s is raised somewhere, and tested", (code) => {
  const raised = sources.filter(({ file, text }) => !file.includes(".test") && text.includes(`"${code}"`));
  const tested = sources.filter(({ file, text }) => file.endsWith(".test.ts") && text.includes(code));
  expect({ raised: raised.length > 0, tested: tested.length > 0 }).toEqual({ raised: true, tested: true });
});
