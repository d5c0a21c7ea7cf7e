// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the table of journeys and engines of docs/browsers.md from the reports of the last whole `npm test`. */

const root = path.resolve(import.meta.dirname, '../../..');
const page = path.join(root, 'docs/browsers.md');
const engines = { Chromium: 'playwright.json', Firefox: 'firefox.json', WebKit: 'webkit.json' };
const rowStart = '| Journey ';

/** @param {any} suite @returns {{ title: string, ok: boolean }[]} */
const testsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(testsOf)];

/** Titles without tags, with whether the test passed. @param {string} file */
function readReport(file) {
  const report = path.join(root, 'var/reports', file);
  if (!existsSync(report)) throw new Error(`${report} is missing: run npm test first.`);
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testsOf({ suites }).map(({ title, ok }) => [title.replace(/ \[§[^\]]+\]/, '').replace(/ @\w+$/, ''), ok]),
  );
}

const reports = Object.values(engines).map(readReport);
const [, ...others] = reports;
const journeys = [...new Set(others.flatMap((report) => [...report.keys()]))].sort();
const mark = { true: 'passes', false: 'fails', undefined: '' };
const table = [
  `${rowStart}| ${Object.keys(engines).join(' | ')} |`,
  `| --- | ${Object.keys(engines)
    .map(() => '---')
    .join(' | ')} |`,
  ...journeys.map((title) => {
    const cells = reports.map((report) => mark[/** @type {'true'} */ (String(report.get(title)))]);
    return `| ${title.replaceAll('|', '\\|')} | ${cells.join(' | ')} |`;
  }),
];
const text = readFileSync(page, 'utf8');
writeFileSync(page, `${text.slice(0, text.indexOf(rowStart))}${table.join('\n')}\n`);
