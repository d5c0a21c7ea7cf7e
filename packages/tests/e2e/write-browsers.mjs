// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the table of journeys and engines of docs/browsers.md from the reports of the last whole `npm test`. */

const root = path.resolve(import.meta.dirname, '../../..');
const pageFile = path.join(root, 'docs/browsers.md');
const engines = { Chromium: 'playwright.json', Firefox: 'firefox.json', WebKit: 'webkit.json' };
const rowStart = '| Journey ';

/** @param {any} suite @returns {{ title: string, ok: boolean }[]} */
const testsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(testsOf)];

/** Returns a map: title of a test, without tags → whether the test has passed. @param {string} file */
function readReport(file) {
  const report = path.join(root, 'var/reports', file);
  if (!existsSync(report)) throw new Error(`${report} is missing: run npm test first.`);
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testsOf({ suites }).map(({ title, ok }) => [title.replace(/ \[§[^\]]+\]/, '').replace(/ @\w+$/, ''), ok]),
  );
}

const reports = Object.values(engines).map(readReport);
const [, ...otherReports] = reports;
const journeys = [...new Set(otherReports.flatMap((report) => [...report.keys()]))].sort();
const marks = { true: 'passes', false: 'fails', undefined: '' };
const table = [
  `${rowStart}| ${Object.keys(engines).join(' | ')} |`,
  `| --- | ${Object.keys(engines)
    .map(() => '---')
    .join(' | ')} |`,
  ...journeys.map((title) => {
    const cells = reports.map((report) => marks[/** @type {'true'} */ (String(report.get(title)))]);
    return `| ${title.replaceAll('|', '\\|')} | ${cells.join(' | ')} |`;
  }),
];
const pageText = readFileSync(pageFile, 'utf8');
writeFileSync(pageFile, `${pageText.slice(0, pageText.indexOf(rowStart))}${table.join('\n')}\n`);
