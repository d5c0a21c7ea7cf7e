const foreignDigit = /[^\P{Nd}0-9]/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the digits of each script in a row that begins with zero; rows that touch are all ten long. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** Returns the text with the digits 0 to 9 in place of those of other scripts: '٢٦٧' and '２６７' become '267'. */
export const asciiDigits = (text: string): string => text.replace(foreignDigit, valueOf);
