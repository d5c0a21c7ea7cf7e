import { asciiDigits } from '@escale/contracts/ascii-digits';
import type { ClipboardEvent, InputEvent } from 'react';
import { pastedText } from './pasted-text';

/**
 * Converts digits of other scripts to those that every browser accepts as a number; which others a browser accepts depends on its
 * language. A number input does not reveal its caret: only the editing command inserts at it.
 */
export function insertDigits(event: InputEvent<HTMLInputElement> | ClipboardEvent<HTMLInputElement>): void {
  const text = 'clipboardData' in event ? pastedText(event) : event.data;
  const digits = asciiDigits(text);
  if (digits === text) return;
  event.preventDefault();
  document.execCommand('insertText', false, digits);
}
