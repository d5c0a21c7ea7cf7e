import { AG_GRID_LOCALE_FR } from '@ag-grid-community/locale';
import { useMessages } from '../messages';

/** The grid's own texts, most of them for screen readers; where the table has its own word, that one. */
export function useGridLocale(): Record<string, string> {
  const texts = useMessages();
  return { ...AG_GRID_LOCALE_FR, noRowsToShow: texts.empty };
}
