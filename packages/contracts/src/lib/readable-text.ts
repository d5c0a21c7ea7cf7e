/** What is drawn as nothing: control and format characters (bidirectional marks and overrides among them), fillers. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Drawn as a box, which says nothing. */
const unknown = /[\p{Co}\p{Cs}]/u;

const word = /[\p{L}\p{M}]+/gu;
const latin = /\p{Script=Latin}/u;
const looksLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** The zero-width non-joiner keeps letters of Arabic script apart that would be joined: spelling, in Persian names. */
const nonJoiner = /(\p{Script=Arabic}\p{M}*)\u200c(?=\p{Script=Arabic})/gu;

/** Returns the text without blanks and characters that are not seen at its ends, which copying brings along. */
export function trimText(text: string): string {
  const characters = [...text];
  const isSeen = (character: string) => seen.test(character);
  const first = characters.findIndex(isSeen);
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex(isSeen) + 1).join('');
}

/** True for a text with a character that is not seen. */
export const hasUnseen = (text: string): boolean => unseen.test(text);

/** The same for the name of a person, in which the zero-width non-joiner may stand between letters of Arabic script. */
export const hasUnseenInName = (name: string): boolean => hasUnseen(name.replace(nonJoiner, '$1'));

/** True for a text without unknown characters and without a word that mixes Latin letters with those of an alphabet that looks like it. */
export function hasPlainLetters(text: string): boolean {
  const words = text.match(word) ?? [];
  return !unknown.test(text) && !words.some((letters) => latin.test(letters) && looksLatin.test(letters));
}

/**
 * True for a name or address that shows what it is: no hidden character, and no word that mixes Latin letters with those
 * of an alphabet that looks like it. Accents, apostrophes, hyphens and all scripts by themselves are fine.
 */
export const isReadableText = (text: string): boolean => !hasUnseen(text) && hasPlainLetters(text);
