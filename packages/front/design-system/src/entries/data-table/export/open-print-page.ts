import { delay } from '@escale/contracts';
import { fillPrintPage, type PrintPage } from './print-page';

const fontMs = 2000;
const paintMs = 100;

/** Opens an empty window for a page to print; `null` if the browser blocks it. Must be called while handling a press. */
export const openPrintWindow = (): Window | null => window.open('', '_blank', 'width=960,height=900');

/** Fills the window with the page and asks to print it. */
export function printIn(target: Window, content: PrintPage): void {
  fillPrintPage(target.document, content);
  target.focus();
  // The window must have its typeface and be painted before the print dialog blocks it.
  const { fonts, body } = target.document;
  const typeface = Promise.race([fonts.load("1em 'Inter Variable'", body.textContent), delay(fontMs)]);
  void typeface
    .catch(() => undefined)
    .then(() => delay(paintMs))
    .then(() => target.print());
}
