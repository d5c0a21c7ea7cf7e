/** Control and format characters (bidirectional overrides among them), and characters that are drawn as nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const word = /[\p{L}\p{M}]+/gu;
const latin = /\p{Script=Latin}/u;
const looksLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * True for a name or address that shows what it is: no hidden character, and no word that mixes Latin letters with those
 * of an alphabet that looks like it. Accents, apostrophes, hyphens and all scripts by themselves are fine.
 */
export function isReadableText(text: string): boolean {
  const words = text.match(word) ?? [];
  return !hidden.test(text) && !words.some((letters) => latin.test(letters) && looksLatin.test(letters));
}
