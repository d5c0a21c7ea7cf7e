import { asciiDigits } from '@escale/contracts/ascii-digits';
import type { ClipboardEvent, InputEvent } from 'react';
import { pastedText } from './pasted-text';

/**
 * Converts typed or pasted digits of other scripts to ASCII digits, which a number input accepts in every browser and language.
 * Uses the editing command `insertText`, since a number input does not reveal its caret.
 */
export function insertDigits(event: InputEvent<HTMLInputElement> | ClipboardEvent<HTMLInputElement>): void {
  const text = 'clipboardData' in event ? pastedText(event) : event.data;
  const digits = asciiDigits(text);
  if (digits === text) return;
  event.preventDefault();
  document.execCommand('insertText', false, digits);
}
