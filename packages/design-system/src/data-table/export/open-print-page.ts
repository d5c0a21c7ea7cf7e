import { fillPrintPage, type PrintPage } from './print-page';

/** Opens the page in a new window and asks to print it. Returns false when the browser blocks the window. */
export function openPrintPage(content: PrintPage): boolean {
  const target = window.open('', '_blank', 'width=960,height=900');
  if (target === null) return false;
  fillPrintPage(target.document, content);
  target.focus();
  // The window must paint before the print dialog blocks it.
  setTimeout(() => target.print(), 100);
  return true;
}
