/**
 * What a run of vitest comes to, from its JSON report. Files that could not be loaded count as failed, and so does a run
 * that failed without a failed test (an unhandled error, a type error outside the type tests).
 * @param {any} report
 * @param {number | null} status exit code of vitest
 */
export function countTests(report, status) {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}
