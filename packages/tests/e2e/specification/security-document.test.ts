import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTestTitles, withoutTags } from './test-titles';

const root = path.resolve(import.meta.dirname, '../../../..');
const readRepositoryFile = (file: string) => readFileSync(path.join(root, file), 'utf8');
const securityFiles = readdirSync(path.join(root, 'docs/security')).map((page) => `docs/security/${page}`);
const securityPages = securityFiles.map(readRepositoryFile).join('\n');

const familiesFolder = 'packages/tests/resilience/attack/families';
const attackSources = readdirSync(path.join(root, familiesFolder)).map((file) =>
  readRepositoryFile(`${familiesFolder}/${file}`),
);

const titlesByFile = new Map<string, readonly string[]>();
function titlesIn(file: string): readonly string[] {
  const known = titlesByFile.get(file) ?? readTestTitles(file, readRepositoryFile(file)).map(withoutTags);
  titlesByFile.set(file, known);
  return known;
}

const citedTests = [...securityPages.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)];
const citedAttacks = [...securityPages.matchAll(/attack “([^”]+)”/g)];

const attacksProvenByTests = attackSources.flatMap((source) => [
  ...source.matchAll(/provenBy:\s+'([^:]+): ([^']+)'/g),
]);

it('finds tests and attacks in the table', () => {
  expect(citedTests.length).toBeGreaterThan(20);
  expect(citedAttacks.length).toBeGreaterThan(10);
  expect(attacksProvenByTests.length).toBeGreaterThan(20);
});

it.each(citedTests.map(([, file = '', title = '']) => [file, title]))(
  '%s has the test: %s',
  (file, title) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(titlesIn(file)).toContain(title);
  },
);

it.each(citedAttacks.map(([, name = '']) => name))('the attack exists: %s', (name) => {
  expect(attackSources.some((source) => source.replaceAll("\\'", "'").includes(`'${name}'`))).toBe(true);
});

it.each(attacksProvenByTests.map(([, file = '', title = '']) => [file, title]))(
  'an attack that --quick leaves out has its test in %s: %s',
  (file, title) => {
    expect(titlesIn(file)).toContain(title);
  },
);
