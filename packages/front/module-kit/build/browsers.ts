import { readFileSync } from 'node:fs';
import path from 'node:path';

const browserQuery = /^([a-z]+) >= ([\d.]+)$/;

const readBrowsers = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { browserslist?: string[] }).browserslist;

/** Files that may contain the list: package.json of this package (`escale pack` copies the list there) and of the repository. */
const candidateFiles = ['../package.json', '../../../../package.json'].map((file) =>
  path.resolve(import.meta.dirname, file),
);

const browserslistFile = candidateFiles.find((name) => readBrowsers(name) !== undefined);
if (browserslistFile === undefined)
  throw new Error(`browserslist is missing in ${candidateFiles.join(' and ')}`);

/** Path of the package.json whose `browserslist` names the oldest supported browsers. */
export const browsersFile = browserslistFile;

export const browsers = readBrowsers(browserslistFile) ?? [];

/** Names and versions of the oldest supported browsers, as in 'Chrome 120, Firefox 124'. */
export const oldestBrowsers = browsers
  .map((line) => {
    const [, name = '', version = ''] = browserQuery.exec(line) ?? [];
    if (name === '') throw new Error(`browserslist: '${line}' is not 'name >= version'`);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`;
  })
  .join(', ');
