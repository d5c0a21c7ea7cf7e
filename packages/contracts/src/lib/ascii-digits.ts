const foreignDigit = /[^\P{Nd}0-9]/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Returns the digit as 0 to 9. In Unicode, the ten digits of each script are consecutive and start
 * with zero. The value of a digit is therefore the number of digits directly before it, modulo ten.
 */
function asciiDigitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** Returns the text with digits of other scripts replaced by 0 to 9: '٢٦٧' and '２６７' become '267'. */
export const asciiDigits = (text: string): string => text.replace(foreignDigit, asciiDigitOf);
