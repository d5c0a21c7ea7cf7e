import { delay } from '@escale/contracts';
import { fillPrintPage, type PrintPage } from './print-page';

const fontTimeoutMs = 2000;
const paintDelayMs = 100;

/** Opens an empty window for a print page; `null` if the browser blocks the window. Must be called directly in a click handler. */
export const openPrintWindow = (): Window | null => window.open('', '_blank', 'width=960,height=900');

/** Fills the window with the page and opens the print dialog. */
export function printPageIn(target: Window, content: PrintPage): void {
  fillPrintPage(target.document, content);
  target.focus();
  // The print dialog blocks the window, so the typeface must load and the page must be painted before the dialog opens.
  const { fonts, body } = target.document;
  const typeface = Promise.race([fonts.load("1em 'Inter Variable'", body.textContent), delay(fontTimeoutMs)]);
  void typeface
    .catch(() => undefined)
    .then(() => delay(paintDelayMs))
    .then(() => target.print());
}
