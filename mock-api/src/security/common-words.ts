import { dictionary as international } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

/** Shorter words occur in too many passwords by chance. */
const minWordLength = 4;

/** A listed word counts as two characters, since attackers try whole words as readily as single characters. */
const effectiveWordLength = 2;

/** Returns the text in lower case without accents, so that 'kone' matches 'Koné'. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

interface WordList {
  has: (word: string) => boolean;
  longest: number;
}

let wordList: WordList | undefined;

/** Loads widespread passwords, French words and names. */
function loadWords(): WordList {
  const lists = [
    international['passwords-common'],
    french['commonWords-fr'],
    french['firstnames-fr'],
    french['lastnames-fr'],
  ];
  const words = new Set(lists.flat().map(unaccented));
  return { has: (word) => words.has(word), longest: Math.max(...[...words].map(({ length }) => length)) };
}

const substitutes: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Returns a lower-case text with digits and signs replaced by the letters that they resemble. `1`
 * and `!` may be an i or an l, so they become `one`.
 */
const withoutLookAlikes = (text: string, one: 'i' | 'l') =>
  text.replace(/./gsu, (sign) => (sign === '1' || sign === '!' ? one : (substitutes[sign] ?? sign)));

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/**
 * Returns the effective length of a password. A widespread password, French word, name or year
 * counts as two characters, whatever its capitals and accents, and even if digits or signs replace
 * its letters. Of a run of the same character, only the first two count.
 */
export function lengthBeyondWords(password: string): number {
  const words = (wordList ??= loadWords());
  const text = unaccented(password);
  const forms = [text, withoutLookAlikes(text, 'i'), withoutLookAlikes(text, 'l')];
  const isWord = (start: number, end: number) =>
    forms.some((form) => words.has(form.slice(start, end))) || isYear(text.slice(start, end));
  const lengths = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const isRepeated = end > 2 && text[end - 1] === text[end - 2] && text[end - 1] === text[end - 3];
    let shortest = (lengths[end - 1] ?? 0) + (isRepeated ? 0 : 1);
    for (let start = Math.max(0, end - words.longest); start <= end - minWordLength; start += 1)
      if (isWord(start, end)) shortest = Math.min(shortest, (lengths[start] ?? 0) + effectiveWordLength);
    lengths.push(shortest);
  }
  return lengths[text.length] ?? 0;
}
