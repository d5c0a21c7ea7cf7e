import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTaggedTests, readTestTitles, tagsOf, withoutTags } from './test-titles';

const sentencesFile = readFileSync(path.join(import.meta.dirname, 'sentences.md'), 'utf8');
const sentencesIn = (text = '') =>
  [...text.matchAll(/^- (§\d+-\d+) (.+)$/gm)].map(([, id = '', sentence = '']) => ({ id, sentence }));
const sentences = sentencesIn(sentencesFile);
const ids = sentences.map(({ id }) => id);
const literalSentences = sentencesIn(
  sentencesFile.split(/^## /m).find((part) => part.startsWith('Section 8: literal')),
);

const taggedFiles = readTaggedTests();
const tags = new Set(taggedFiles.flatMap((test) => test.tags));
const findRepeated = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);

it('each sentence has one id and occurs once', () => {
  expect(findRepeated(ids)).toEqual([]);
  expect(findRepeated(sentences.map(({ sentence }) => sentence))).toEqual([]);
});

it('each sentence has a test that is tagged with its id', () => {
  expect(ids.length).toBeGreaterThan(340);
  expect(ids.filter((id) => !tags.has(id))).toEqual([]);
});

it('each tag is the id of a sentence', () => {
  expect(
    taggedFiles.flatMap((test) =>
      test.tags.filter((tag) => !ids.includes(tag)).map((tag) => `${test.file}: ${tag}`),
    ),
  ).toEqual([]);
});

it.each(literalSentences)('the tests of $id contain its sentence to the letter', ({ id, sentence }) => {
  const proofs = taggedFiles.filter((test) => test.tags.includes(id));
  expect(proofs.filter(({ text }) => !text.includes(sentence)).map(({ file }) => file)).toEqual([]);
});

it('reads the titles of single tests, tables and templates', () => {
  const source =
    "it('one', f);\ntest.each(rows)('two %s', f);\nfor (const a of b) test(`three ${a}`, f);\nother('four');";
  expect(readTestTitles('a.test.ts', source)).toEqual(['one', 'two %s', 'three ${a}']);
});

it('reads the tags of a title', () => {
  expect(tagsOf('opens, see §4 [§2-7 §9-3]')).toEqual(['§2-7', '§9-3']);
  expect(withoutTags('opens, see §4 [§2-7 §9-3]')).toBe('opens, see §4');
  expect(withoutTags('opens, see §4 [§2-7] @firefox')).toBe('opens, see §4');
});
