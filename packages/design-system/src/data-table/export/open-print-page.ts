import { fillPrintPage, type PrintPage } from './print-page';

/** Opens the page in a window of its own and asks to print it. False where the browser blocks the window. */
export function openPrintPage(content: PrintPage): boolean {
  const target = window.open('', '_blank', 'width=960,height=900');
  if (target === null) return false;
  fillPrintPage(target.document, content);
  target.focus();
  // The window paints before its dialog holds everything up.
  setTimeout(() => target.print(), 100);
  return true;
}
