import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTestTitles, withoutTags } from './test-titles';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = readdirSync(path.join(root, 'docs/security')).map((page) => `docs/security/${page}`);
const text = pages.map(read).join('\n');

const families = 'packages/tests/resilience/attack/families';
const attackSources = readdirSync(path.join(root, families)).map((file) => read(`${families}/${file}`));

const titles = new Map<string, readonly string[]>();
function titlesIn(file: string): readonly string[] {
  const known = titles.get(file) ?? readTestTitles(file, read(file)).map(withoutTags);
  titles.set(file, known);
  return known;
}

const tests = [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)];
const attacks = [...text.matchAll(/attack “([^”]+)”/g)];

const leftOut = attackSources.flatMap((source) => [...source.matchAll(/provenBy:\s+'([^:]+): ([^']+)'/g)]);

it('finds tests and attacks in the table', () => {
  expect(tests.length).toBeGreaterThan(20);
  expect(attacks.length).toBeGreaterThan(10);
  expect(leftOut.length).toBeGreaterThan(20);
});

it.each(tests.map(([, file = '', title = '']) => [file, title]))('%s has the test: %s', (file, title) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(titlesIn(file)).toContain(title);
});

it.each(attacks.map(([, name = '']) => name))('there is the attack: %s', (name) => {
  expect(attackSources.some((source) => source.replaceAll("\\'", "'").includes(`'${name}'`))).toBe(true);
});

it.each(leftOut.map(([, file = '', title = '']) => [file, title]))(
  'an attack that --quick leaves out has its test in %s: %s',
  (file, title) => {
    expect(titlesIn(file)).toContain(title);
  },
);
