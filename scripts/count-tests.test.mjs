import { expect, test } from "vitest";
import { countTests } from "./count-tests.mjs";

const good = { status: "passed", assertionResults: [{ status: "passed" }] };
const red = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
const broken = { status: "failed", assertionResults: [] };

test.each([
  ["all passed", { numPassedTests: 3, numFailedTests: 0, testResults: [good] }, 0, { passed: 3, failed: 0 }],
  ["a failed test", { numPassedTests: 1, numFailedTests: 1, testResults: [red] }, 1, { passed: 1, failed: 1 }],
  [
    "a file that could not be loaded",
    { numPassedTests: 2, numFailedTests: 0, testResults: [broken] },
    1,
    { passed: 2, failed: 1 },
  ],
  ["both", { numPassedTests: 2, numFailedTests: 1, testResults: [red, broken] }, 1, { passed: 2, failed: 2 }],
  [
    "an error outside the tests",
    { numPassedTests: 2, numFailedTests: 0, testResults: [good] },
    1,
    { passed: 2, failed: 1 },
  ],
  ["a killed run", { numPassedTests: 2, numFailedTests: 0, testResults: [good] }, null, { passed: 2, failed: 1 }],
])("counts %s", (_, report, status, expected) => {
  expect(countTests(report, status)).toEqual(expected);
});
