import { delay } from '@escale/contracts';
import { fillPrintPage, type PrintPage } from './print-page';

const fontMs = 2000;
const paintMs = 100;

/** Opens the page in a new window and asks to print it. Returns false when the browser blocks the window. */
export function openPrintPage(content: PrintPage): boolean {
  const target = window.open('', '_blank', 'width=960,height=900');
  if (target === null) return false;
  fillPrintPage(target.document, content);
  target.focus();
  // The window must have its typeface and paint before the print dialog blocks it.
  const { fonts, body } = target.document;
  const typeface = Promise.race([fonts.load("1em 'Inter Variable'", body.textContent), delay(fontMs)]);
  void typeface
    .catch(() => undefined)
    .then(() => delay(paintMs))
    .then(() => target.print());
  return true;
}
