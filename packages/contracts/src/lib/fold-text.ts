import { asciiDigits } from './ascii-digits';

/**
 * Returns a map from the first character of each word to its replacement, which is the rest of the
 * word.
 */
const replacementTable = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(' ').map(([letter = '', ...read]) => [letter, read.join('')]));

/** Latin letters that Unicode does not decompose, mapped as in CLDR's Latin-ASCII. */
const latinReplacements = /* @__PURE__ */ replacementTable(
  'œoe æae øo ßss ıi łl đd ðd þth ħh ŧt ŋn ĸq ƀb ƈc ƒf ƙk ƚl ƞn ƥp ƭt ƴy ƶz ǝe ǥg ȥz ȷj ȼc ɇe ɉj ɍr ɏy ⱥa ⱦt ɑa ɓb ɔo ɖd ɗd əe ɛe ɠg ɡg ɣg ɨi ɩi ɲn ɵo ʈt ʉu ʊu ʋv ʒz',
);

/** Arabic and Persian letters and the Greek final sigma, each mapped to the form that searches compare; two marks are dropped. */
const letterVariants = /* @__PURE__ */ replacementTable('ةه ىي ٱا کك یي ےي ھه ہه ەه ء ـ ςσ');

const apostrophes = /[`\u2018\u2019\u201b\u2032\u02b9\u02bb-\u02bf\u02c8\u05f3]/g;
const hyphens = /[\p{Pd}\u2212\u2043]/gu;
const invisibleMarks = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const notAscii = /[^\0-\x7f]/gu;

/** Returns the text in lower case, without accents or invisible characters, and with plain Latin letters ('ø' becomes 'o'). */
export function plainText(text: string): string {
  return text
    .replaceAll('\u00b4', "'")
    .normalize('NFKD')
    .replace(invisibleMarks, '')
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(notAscii, (letter) => latinReplacements.get(letter) ?? letter);
}

/** Returns the text in the form that searches compare: all spellings of a name have the same form. */
export function foldText(text: string): string {
  return asciiDigits(plainText(text))
    .replace(notAscii, (letter) => letterVariants.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
