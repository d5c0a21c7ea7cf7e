import { asciiDigits } from '@escale/contracts/ascii-digits';
import type { ClipboardEvent, InputEvent } from 'react';
import { pastedText } from './pasted-text';

/**
 * Writes the digits of other scripts as those that every browser takes for a number; which others one takes goes by its own
 * language. A number input tells no caret: only the command inserts at it.
 */
export function insertDigits(event: InputEvent<HTMLInputElement> | ClipboardEvent<HTMLInputElement>): void {
  const text = 'clipboardData' in event ? pastedText(event) : event.data;
  const digits = asciiDigits(text);
  if (digits === text) return;
  event.preventDefault();
  document.execCommand('insertText', false, digits);
}
