import { brand } from '@escale/contracts';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useProductName } from '../../../core/frame/product-name';
import { notify } from '../../../core/toast/notify';
import { useMessages } from '../messages';
import { printPageIn } from './open-print-page';
import type { PrintPage } from './print-page';

/** The parts of a print page that the caller provides; `usePrintPage` adds the product, the language and the note. */
export type PrintedContent = Pick<PrintPage, 'title' | 'summary' | 'content' | 'more'>;

/**
 * Returns a function that fills a window from `openPrintWindow` with the A4 page of exports and opens the print dialog. If the
 * window is `null`, a toast says that the browser has blocked it. Texts are never parsed as markup.
 */
export function usePrintPage(printedBy?: string): (target: Window | null, page: PrintedContent) => void {
  const texts = useMessages();
  const locale = useLocale();
  const { capitals } = useProductName();
  return (target, page) => {
    if (target === null) {
      notify.error(texts.printBlocked, { detail: texts.printBlockedDetail });
      return;
    }
    const date = formatDateTime(new Date().toISOString(), locale);
    printPageIn(target, {
      ...page,
      product: `${capitals} · ${brand.subtitle}`,
      language: locale.language,
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
      note: printedBy === undefined ? texts.printedOn(date) : texts.printedBy(date, printedBy),
    });
  };
}
