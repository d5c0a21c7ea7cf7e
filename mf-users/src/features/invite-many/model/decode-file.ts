import { currentLanguage } from '@escale/i18n';

function encodingByByteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Returns the text of a file. A file with a byte order mark of UTF-16 is read as UTF-16; any other
 * file as UTF-8; and a file that is not valid UTF-8, in the encoding in which Excel on Windows
 * saves a CSV in the user's language.
 */
export function decodeFile(bytes: Uint8Array): string {
  const encoding = encodingByByteOrderMark(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(currentLanguage() === 'ar' ? 'windows-1256' : 'windows-1252').decode(bytes);
  }
}
