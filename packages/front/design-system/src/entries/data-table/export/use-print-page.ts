import { brand } from '@escale/contracts';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useProductName } from '../../../core/frame/product-name';
import { notify } from '../../../core/toast/notify';
import { useMessages } from '../messages';
import { printIn } from './open-print-page';
import type { PrintPage } from './print-page';

/** The content of a page to print, besides product, language and the line on when and by whom it was printed. */
export type PrintedContent = Pick<PrintPage, 'title' | 'summary' | 'content' | 'more'>;

/**
 * Returns a function that fills a window, opened empty on a press, with the A4 page of exports and asks to print it; without a
 * window it reports that the browser has blocked it. Texts are inserted as text, never as markup.
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
    printIn(target, {
      ...page,
      product: `${capitals} · ${brand.subtitle}`,
      language: locale.language,
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
      note: printedBy === undefined ? texts.printedOn(date) : texts.printedBy(date, printedBy),
    });
  };
}
