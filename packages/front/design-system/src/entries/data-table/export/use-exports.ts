import { notify } from '../../../core/toast/notify';
import { useLocale } from '@escale/i18n';
import { useRef } from 'react';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { useMessages } from '../messages';
import { csvFileName } from './file-name';
import { downloadFile } from './download-file';
import { openPrintWindow } from './open-print-page';
import { fileContent, tableContent } from './table-content';
import { usePrintPage } from './use-print-page';

/** Loads the CSV code, which the browser prefetches after the page, so that exports also work offline. */
const loadCsvWriter = () => import(/* webpackPrefetch: true */ './write-csv');

interface ExportOptions {
  title: string;
  /** The shown columns in order. */
  columns: readonly DataTableColumn<object>[];
  /** The rows that match search and filters, sorted. */
  rows: readonly object[];
  /** Loads all matching rows, sorted; for a list of which `rows` are only the beginning. */
  loadAll: (() => Promise<readonly object[]>) | undefined;
  query: string;
  printedBy: string | undefined;
  filterText: string | undefined;
  /** Header of the sorted column, and the direction. */
  sort: { header: string; direction: SortOrder['direction'] } | undefined;
}

/** Returns the actions 'Exporter Excel' and 'Exporter PDF' of a table (§3 'Exports'), and a function that returns its content. */
export function useExports(options: ExportOptions) {
  const { title, columns, rows: shown, loadAll, query, filterText, sort, printedBy } = options;
  const texts = useMessages();
  const locale = useLocale();
  const print = usePrintPage(printedBy);
  const isWriting = useRef(false);

  const all = async () => (loadAll ? loadAll() : shown);
  const notifyFailed = () => notify.error(texts.exportFailed, { detail: texts.exportFailedDetail });

  const exportCsv = (chosen?: readonly object[]) => {
    if (isWriting.current) return;
    const name = csvFileName(title, new Date(), locale);
    isWriting.current = true;
    void Promise.all([loadCsvWriter(), chosen ?? all()])
      .then(([{ writeCsv }, rows]) => {
        downloadFile(name, writeCsv(fileContent(columns, rows)), 'text/csv;charset=utf-8');
        notify.success(texts.exported(rows.length), { detail: name });
      }, notifyFailed)
      .finally(() => (isWriting.current = false));
  };

  const fill = (target: Window | null, rows: readonly object[]) => {
    const content = tableContent(columns, rows);
    const filters = [filterText ?? '', query === '' ? '' : texts.searchApplied(query)];
    const order = sort && (sort.direction === 'asc' ? texts.ascending : texts.descending)(sort.header);
    print(target, {
      title,
      summary: [
        [texts.records, texts.recordCount(content.rows.length)],
        [texts.filterApplied, texts.together(filters.filter((text) => text !== '')) || texts.notApplied],
        [texts.sortApplied, order ?? texts.notApplied],
      ],
      content,
    });
  };

  const exportPrint = () => {
    const target = openPrintWindow();
    if (target === null || loadAll === undefined) return fill(target, shown);
    void loadAll().then(
      (rows) => fill(target, rows),
      () => {
        target.close();
        notifyFailed();
      },
    );
  };

  return { exportCsv, exportPrint, contentNow: () => tableContent(columns, shown) };
}
