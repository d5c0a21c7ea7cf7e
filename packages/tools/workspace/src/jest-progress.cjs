// @ts-check

/** Jest reporter that prints how far the run is, in the format that `gate-progress.mjs` reads. */
module.exports = class JestProgress {
  /**
   * @param {unknown} _test
   * @param {{ testFilePath: string, testExecError?: unknown, testResults: { status: string, fullName: string }[] }} result
   * @param {Record<'numPassedTestSuites' | 'numFailedTestSuites' | 'numPendingTestSuites' | 'numTotalTestSuites', number>} run
   */
  onTestResult(_test, result, run) {
    const done = run.numPassedTestSuites + run.numFailedTestSuites + run.numPendingTestSuites;
    const failed = result.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${result.testFilePath} › ${fullName}`);
    if (result.testExecError != null) failed.push(result.testFilePath);
    process.stdout.write(`@progress ${JSON.stringify({ done, total: run.numTotalTestSuites, failed })}\n`);
  }
};
