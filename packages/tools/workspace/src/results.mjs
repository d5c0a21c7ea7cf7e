// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './workspace-paths.mjs';

/** @typedef {{ name: string, ms: number }} Timed */
/** @typedef {{ passed: number, failed: number, skipped: number, files: Timed[] }} Results the results of a run's tests */

/**
 * Runs a gate that writes a report. Adds the report to the results, even if the gate fails.
 * @param {Results} results
 * @param {string} name
 * @param {(file: string) => Promise<unknown>} run
 * @param {(report: any) => { passed: number, failed: number, files?: Timed[] }} read
 */
export async function addReport(results, name, run, read) {
  const file = fromRoot('var/reports', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  try {
    await run(file);
  } finally {
    if (existsSync(file)) {
      const { passed, failed, files = [] } = read(JSON.parse(readFileSync(file, 'utf8')));
      results.passed += passed;
      results.failed += failed;
      results.files.push(...files);
    }
  }
}

/** @param {any} report of Jest */
export const readJest = ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults = [],
}) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  files: testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    name: path.relative(fromRoot(), name),
    ms: endTime - startTime,
  })),
});

/** Reads a report. The time of a file is the sum of its tests' times, even if they overlap. @param {any} report of Playwright */
export const readPlaywright = ({ stats, config, suites = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  files: suites.map((/** @type {any} */ suite) => ({
    name: path.relative(fromRoot(), path.join(config.rootDir, suite.file)),
    ms: timeOf(suite),
  })),
});

/** @param {any} suite @returns {number} */
function timeOf({ suites = [], specs = [] }) {
  const results = specs.flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ test) => test.results),
  );
  return sum(suites.map(timeOf)) + sum(results.map((/** @type {any} */ { duration }) => duration));
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
