import { asciiDigits } from '@escale/contracts/ascii-digits';

const separators = /[\s\p{Pd}\p{Cf}]/gu;

const uniqueMatches = (text: string, pattern: RegExp) =>
  new Set(text.match(pattern)?.map((run) => run.replace(separators, '')));

/** Finds the code in a text: its only run of `length` digits ('123456'), else its only code in two halves ('123-456'). */
function findCode(text: string, length: number): string | undefined {
  const bare = text.replace(/[\s\p{Cf}]/gu, '');
  if (/^\d+$/.test(bare)) return bare.length === length ? bare : undefined;
  const half = `\\d{${length / 2}}`;
  const gap = String.raw`[\s\p{Pd}]`;
  const whole = uniqueMatches(text, new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`, 'gu'));
  const halves = uniqueMatches(text, new RegExp(`(?<!\\d${gap}?)${half}${gap}${half}(?!${gap}?\\d)`, 'gu'));
  const [code, another] = whole.size > 0 ? whole : halves;
  return another === undefined ? code : undefined;
}

export interface CodeReading {
  /** The code in the text; undefined if the text contains none or several. */
  code: string | undefined;
  /** All digits of the text. */
  digits: string;
  /** True if the text contains anything but digits, spaces and hyphens. */
  hasOthers: boolean;
}

/** Reads a one-time code, in the digits of any script, from typed text or from a pasted mail. */
export function readCode(text: string, length: number): CodeReading {
  const plain = asciiDigits(text);
  return {
    code: findCode(plain, length),
    digits: plain.replace(/\D/g, ''),
    hasOthers: /\D/.test(plain.replace(separators, '')),
  };
}
