import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browsers, browsersFile, oldestBrowsers } from './browsers';

const repositoryFolder = path.resolve(__dirname, '../../../..');
const readRepositoryFile = (file: string) => readFileSync(path.join(repositoryFolder, file), 'utf8');
const shellPage = readRepositoryFile('shell/src/index.html');

const requireFrom = (name: string) =>
  createRequire(createRequire(__filename).resolve(`${name}/package.json`));
const propertyTypes = readFileSync(
  path.join(path.dirname(requireFrom('@types/react').resolve('csstype/package.json')), 'index.d.ts'),
  'utf8',
);

/** Returns the first versions of Chrome, Firefox and Safari that support a CSS property without prefix. */
function firstVersions(property: string): number[] {
  const name = property.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [before = ''] = propertyTypes.split(`\n  ${name}?: `);
  const rows = before.slice(before.lastIndexOf('/**')).matchAll(/^ +\* \| +\*\*(.+)$/gm);
  const [row = ''] = [...rows].map(([, cells = '']) => cells);
  return row
    .split('|')
    .slice(0, 3)
    .map((cell) => Number(/[\d.]+/.exec(cell)?.[0]));
}

it('reads the browsers from the package.json of the repository', () => {
  expect(browsersFile).toBe(path.join(repositoryFolder, 'package.json'));
});

it('the condition in the page is true from the versions of browserslist on', () => {
  const conditions = [...shellPage.matchAll(/@supports (?:not )?(.+) \{/g)].map(
    ([, condition = '']) => condition,
  );
  const [condition = '', opposite] = conditions;
  expect(opposite).toBe(`(${condition})`);
  const known = [...condition.matchAll(/\(([\w-]+): /g)].map(([, name = '']) => firstVersions(name));
  const oldest = [0, 1, 2].map((engine) => Math.max(...known.map((versions) => versions[engine] ?? NaN)));
  const [chrome, firefox, safari] = oldest.map(String);
  const versions = [
    `chrome >= ${chrome}`,
    `edge >= ${chrome}`,
    `firefox >= ${firefox}`,
    `safari >= ${safari}`,
  ];
  expect(browsers).toEqual(versions);
});

it('the page names the browsers in the three languages', () => {
  const [, notice = ''] = /<div data-old-browser>([^]*?)<\/div>/.exec(shellPage) ?? [];
  expect([...notice.matchAll(/lang="(\w\w)"/g)].map(([, lang]) => lang)).toEqual(['fr', 'en', 'ar', 'en']);
  expect(notice).toContain('<%= oldestBrowsers %>');
  expect(shellPage.indexOf('data-old-browser>')).toBeGreaterThan(shellPage.indexOf('<body>'));
});

it.each(['README.md', 'docs/browsers.md'])('%s names the browsers', (file) => {
  expect(oldestBrowsers).toBe('Chrome 120, Edge 120, Firefox 124, Safari 17.4');
  expect(readRepositoryFile(file).replaceAll('\n', ' ')).toContain(oldestBrowsers);
});
