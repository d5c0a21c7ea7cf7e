/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proofMap } from '.';
import { readTestTitles } from './test-titles';

const root = path.resolve(import.meta.dirname, '../../../..');

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  sources.set(file, source);
  return source;
}

describe.each(proofMap)('section $section', ({ sentences, literal }) => {
  it.each(sentences)('$text', ({ text, proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, test } of proofs) {
      expect(existsSync(path.join(root, file)) ? file : `${file} is missing`).toBe(file);
      expect(readTestTitles(file, sourceOf(file))).toContain(test);
      if (literal) expect(sourceOf(file).replaceAll("\\'", "'")).toContain(text);
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
