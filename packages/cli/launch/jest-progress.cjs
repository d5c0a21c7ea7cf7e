// @ts-check

/** Jest reporter that prints how far the run is, in the format that `test-progress.mjs` reads. */
module.exports = class JestProgress {
  /** @param {import('@jest/reporters').Test} _test @param {import('@jest/reporters').TestResult} result @param {import('@jest/reporters').AggregatedResult} run */
  onTestResult(_test, result, run) {
    const done = run.numPassedTestSuites + run.numFailedTestSuites + run.numPendingTestSuites;
    const failed = result.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${result.testFilePath} › ${fullName}`);
    if (result.testExecError != null) failed.push(result.testFilePath);
    process.stdout.write(`@progress ${JSON.stringify({ done, total: run.numTotalTestSuites, failed })}\n`);
  }
};
