import { notify } from '../../../core/toast/notify';
import { useLocale } from '@escale/i18n';
import { useRef } from 'react';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { useMessages } from '../messages';
import { csvFileName } from './file-name';
import { downloadFile } from './download-file';
import { openPrintWindow } from './open-print-page';
import { tableContent } from './table-content';
import { usePrintPage } from './use-print-page';

/** No first row needs it; the browser fetches it behind the table, so that it is there without a network too. */
const loadWriter = () => import(/* webpackPrefetch: true */ './write-csv');

interface ExportOptions {
  title: string;
  /** The shown columns in order. */
  columns: readonly DataTableColumn<object>[];
  /** The rows as filtered and sorted. */
  rows: readonly object[];
  query: string;
  printedBy: string | undefined;
  filterText: string | undefined;
  /** Header and direction of the sort. */
  sort: { header: string; direction: SortOrder['direction'] } | undefined;
}

/** Returns the actions 'Exporter Excel' and 'Exporter PDF' of a table (§3 'Exports'). */
export function useExports(options: ExportOptions) {
  const { title, columns, rows: shown, query, filterText, sort, printedBy } = options;
  const texts = useMessages();
  const locale = useLocale();
  const print = usePrintPage(printedBy);
  const isWriting = useRef(false);

  const exportCsv = (rows = shown) => {
    if (isWriting.current) return;
    const name = csvFileName(title, new Date(), locale);
    const content = tableContent(columns, rows);
    isWriting.current = true;
    void loadWriter()
      .then(
        ({ writeCsv }) => {
          downloadFile(name, writeCsv(content), 'text/csv;charset=utf-8');
          notify.success(texts.exported(rows.length), { detail: name });
        },
        () => notify.error(texts.exportFailed, { detail: texts.exportFailedDetail }),
      )
      .finally(() => (isWriting.current = false));
  };

  const exportPrint = () => {
    const content = tableContent(columns, shown);
    const filters = [filterText ?? '', query === '' ? '' : texts.searchApplied(query)];
    const order = sort && (sort.direction === 'asc' ? texts.ascending : texts.descending)(sort.header);
    print(openPrintWindow(), {
      title,
      summary: [
        [texts.records, texts.recordCount(content.rows.length)],
        [texts.filterApplied, texts.together(filters.filter((text) => text !== '')) || texts.notApplied],
        [texts.sortApplied, order ?? texts.notApplied],
      ],
      content,
    });
  };

  return { exportCsv, exportPrint, contentNow: () => tableContent(columns, shown) };
}
