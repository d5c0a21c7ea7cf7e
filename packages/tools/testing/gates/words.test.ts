import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';
import { findRefusedWords, readRefusedWords } from './words';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const words = readRefusedWords(read('docs/style.md'));

/** The files that quote the refused words. */
const quotingFiles = ['docs/style.md', 'packages/tools/testing/gates/words.test.ts'];
const fileExtensions = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'mjs',
  'cjs',
  'md',
  'yml',
  'yaml',
  'jsonc',
  'sh',
  'template',
];

const files = execFileSync('git', ['ls-files', '--', ...fileExtensions.map((kind) => `*.${kind}`)], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !quotingFiles.includes(file))
  .filter((file) => !/(^|\/)CHANGELOG\.md$|^\.changeset\/|^pnpm-lock\.yaml$/.test(file));

it('docs/style.md names the words and what to write instead', () => {
  expect(words).toContainEqual({ word: 'in place of', instead: 'instead of' });
  expect(words.filter(({ word }) => !/^[a-z]+( [a-z]+)*$/.test(word))).toEqual([]);
});

it.each([
  ['// Somebody waits.', 'somebody'],
  ['/**\n * One in place\n * of the other.\n */', 'in place of'],
  ['A line that ends for\nwant of words.', 'for want of'],
  ["it('tells of an error', () => undefined);", 'tells of'],
  ['first\nsecond, anew', 'anew'],
])('%j is refused', (text, word) => {
  const line = text.slice(0, text.search(new RegExp(word.split(' ')[0]!, 'i'))).split('\n').length;
  expect(findRefusedWords(text, words)).toEqual([expect.stringMatching(new RegExp(`^${line}: ${word} → `))]);
});

it.each(['renewal', 'It is in place.', 'const place = ofUser;'])('%j is not refused', (text) => {
  expect(findRefusedWords(text, words)).toEqual([]);
});

it('no comment, test title, text or page uses a refused word', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => findRefusedWords(read(file), words).map((hit) => `${file}:${hit}`));
  expect(found).toEqual([]);
});
