/** A word that the sources do not use, and what they use instead. */
interface RefusedWord {
  word: string;
  instead: string;
}

/** Returns the rows of docs/style.md below its heading 'Words that are never right'. */
export function readRefusedWords(page: string): RefusedWord[] {
  const [, section = ''] = page.split(/^## Words that are never right$/m);
  const [table = ''] = section.split(/^## /m);
  return [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, word = '', instead = '']) => ({ word, instead }))
    .filter(({ word }) => word !== 'not' && !/^-+$/.test(word));
}

/** The gap between two words of a phrase: spaces, or a line break with the mark of a comment, a quotation or a list. */
const wordGap = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*(?:\*|//|#|>)?[ \t]*)`;

/** Returns each refused word of a text as `line: word → instead`. Only whole words count, in upper or lower case. */
export function findRefusedWords(text: string, words: readonly RefusedWord[]): string[] {
  return words
    .flatMap(({ word, instead }) =>
      [...text.matchAll(new RegExp(`\\b${word.split(' ').join(wordGap)}\\b`, 'gi'))].map(({ index }) => ({
        line: text.slice(0, index).split('\n').length,
        message: `${word} → ${instead}`,
      })),
    )
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, message }) => `${line}: ${message}`);
}
