// Structured outputs: a model is asked for a value of a type, and what it writes is read as one.
import assert from "node:assert/strict";
import { SchemaError } from "windlass";
import { extract } from "./dist/extract.js";
import { incidentReport } from "./dist/report.js";

const ANSWER = {
  summary: "Nobody can log in.",
  severity: 5,
  startedAt: "2027-03-01T08:30:00.000Z",
  systems: ["login"],
};

export async function showStructuredOutput() {
  console.log("\nThe model is asked for", JSON.stringify(incidentReport.jsonSchema, null, 2));
  assert.deepEqual(incidentReport.jsonSchema.properties?.severity, {
    type: "integer",
    description: "From 1, a nuisance, to 5, nobody can work.",
    minimum: 1,
    maximum: 5,
  });
  readAnswers();
  await giveToALibrary();
}

function readAnswers() {
  // As models write: in a fence, and a number in quotes.
  const text = `\`\`\`json\n${JSON.stringify({ ...ANSWER, severity: "5" })}\n\`\`\``;
  const report = incidentReport.parse(text);
  console.log("\nIt writes", text, "\nwhich is read as", report);
  assert.ok(report.startedAt instanceof Date);
  assert.ok(report.systems.has("login"));
  assert.ok(incidentReport.is(report));
  assert.deepEqual(incidentReport.encode(report), ANSWER);

  const bad = { ...ANSWER, severity: 9, startedAt: "this morning", cause: "unknown" };
  const judged = incidentReport.validate(bad);
  assert.ok(!judged.ok);
  console.log(`\nEvery fault is named, so that the model can mend them:\n${judged.message}`);
  assert.deepEqual(
    judged.faults.map(({ path }) => path.join(".")),
    ["severity", "startedAt", "cause"],
  );
  assert.throws(() => incidentReport.parse(JSON.stringify(bad)), SchemaError);
}

/** A library that takes any Standard Schema takes this one. */
async function giveToALibrary() {
  const asked = [];
  const model = async (_prompt, schema) => {
    asked.push(schema);
    return JSON.stringify(ANSWER);
  };
  const report = await extract(incidentReport, model, "What happened this morning?");
  assert.deepEqual(asked[0].required, ["summary", "severity", "startedAt", "systems"]);
  assert.equal(report.startedAt.getUTCHours(), 8);
  await assert.rejects(
    extract(incidentReport, async () => '{"severity":1}', ""),
    /summary: missing/,
  );
  console.log("\nA library that takes any Standard Schema gets", report);
}
