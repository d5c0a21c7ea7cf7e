import { AG_GRID_LOCALE_FR } from '@ag-grid-community/locale';
import { useMessages } from '../messages';

/** Texts of the grid, most of them for screen readers; the table's own messages take precedence. */
export function useGridLocale(): Record<string, string> {
  const texts = useMessages();
  return { ...AG_GRID_LOCALE_FR, noRowsToShow: texts.empty };
}
