/** Invisible characters: control and format characters (bidirectional marks and overrides among them), fillers. */
const invisibleCharacter = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const visibleCharacter = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Private-use characters and lone surrogates, which browsers render as a box. */
const boxedCharacter = /[\p{Co}\p{Cs}]/u;

const wordPattern = /[\p{L}\p{M}]+/gu;
const latinLetter = /\p{Script=Latin}/u;
const latinLookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** The zero-width non-joiner separates letters of Arabic script that would otherwise join; Persian names need it. */
const nonJoiner = /(\p{Script=Arabic}\p{M}*)\u200c(?=\p{Script=Arabic})/gu;

/** Returns the text without the blanks and invisible characters at its start and end, which copying often adds. */
export function trimText(text: string): string {
  const characters = [...text];
  const isSeen = (character: string) => visibleCharacter.test(character);
  const first = characters.findIndex(isSeen);
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex(isSeen) + 1).join('');
}

/** True for a text with an invisible character. */
export const hasInvisible = (text: string): boolean => invisibleCharacter.test(text);

/** True for a person's name with an invisible character. The zero-width non-joiner is allowed between letters of Arabic script. */
export const hasInvisibleInName = (name: string): boolean => hasInvisible(name.replace(nonJoiner, '$1'));

/**
 * True for a text that has no characters that browsers render as a box, and no word that mixes
 * Latin letters with look-alike letters of another alphabet.
 */
export function hasPlainLetters(text: string): boolean {
  const words = text.match(wordPattern) ?? [];
  return (
    !boxedCharacter.test(text) &&
    !words.some((letters) => latinLetter.test(letters) && latinLookalike.test(letters))
  );
}

/**
 * True for a name or address that is what it looks like. It has no invisible characters, and none
 * that browsers render as a box. No word mixes Latin letters with look-alike letters of another
 * alphabet. Accents, apostrophes, hyphens and words in any one script are fine.
 */
export const isReadableText = (text: string): boolean => !hasInvisible(text) && hasPlainLetters(text);
