import { foldText } from '@escale/contracts/fold-text';
import type { DataTableColumn } from '../data-table-types';

type SearchedColumn<Row> = Pick<DataTableColumn<Row>, 'text' | 'searchText'> & { shown: boolean };

/**
 * Returns a search function. A row matches if its shown columns and `searchText` together contain every word of the query.
 * `foldText` runs only once per row.
 */
export function createRowSearch<Row extends object>(columns: readonly SearchedColumn<Row>[]) {
  const folded = new WeakMap<Row, string>();
  const wordsOf = (row: Row): string => {
    const known = folded.get(row);
    if (known !== undefined) return known;
    const parts = columns.flatMap(({ shown, text, searchText }) => [
      shown ? text(row) : '',
      searchText?.(row) ?? '',
    ]);
    const words = foldText(parts.join('\n'));
    folded.set(row, words);
    return words;
  };
  return (rows: readonly Row[], query: string): readonly Row[] => {
    const wanted = foldText(query).split(' ').filter(Boolean);
    if (wanted.length === 0) return rows;
    return rows.filter((row) => wanted.every((word) => wordsOf(row).includes(word)));
  };
}
