// @ts-check

/** Playwright reporter that prints how far the run is, in the format that `gate-progress.mjs` reads. */
module.exports = class PlaywrightProgress {
  total = 0;
  done = 0;

  /** @param {unknown} _config @param {{ allTests: () => unknown[] }} suite */
  onBegin(_config, suite) {
    this.total = suite.allTests().length;
  }

  /** @param {{ ok: () => boolean, location: { file: string, line: number }, title: string }} test */
  onTestEnd(test) {
    this.done += 1;
    const failed = test.ok() ? [] : [`${test.location.file}:${test.location.line} › ${test.title}`];
    process.stdout.write(`@progress ${JSON.stringify({ done: this.done, total: this.total, failed })}\n`);
  }

  printsToStdio() {
    return false;
  }
};
