import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proofMap } from '.';
import { readTestTitles } from './test-titles';

const root = path.resolve(import.meta.dirname, '../../../../..');

interface Source {
  text: string;
  titles: readonly string[];
}

const sources = new Map<string, Source>();
function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = { text: text.replaceAll("\\'", "'"), titles: readTestTitles(file, text) };
  sources.set(file, source);
  return source;
}

describe.each(proofMap)('section $section', ({ sentences, literal }) => {
  it.each(sentences)('$text', ({ text, proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, test } of proofs) {
      expect(existsSync(path.join(root, file)) ? file : `${file} is missing`).toBe(file);
      const source = sourceOf(file);
      expect(source.titles).toContain(test);
      if (literal) expect(source.text).toContain(text);
    }
  });

  it('names each sentence once', () => {
    const texts = sentences.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

it('reads the titles of single tests, tables and templates', () => {
  const source =
    "it('one', f);\ntest.each(rows)('two %s', f);\nfor (const a of b) test(`three ${a}`, f);\nother('four');";
  expect(readTestTitles('a.test.ts', source)).toEqual(['one', 'two %s', 'three ${a}']);
});
