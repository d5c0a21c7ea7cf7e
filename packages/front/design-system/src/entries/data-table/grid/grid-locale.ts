import { useMessages } from '../messages';

/** The grid's own texts that can be met here: whatever else it could say belongs to parts that are not loaded. */
export function useGridLocale(): Record<string, string> {
  const texts = useMessages();
  return { ariaSortableColumn: texts.enterSorts, noRowsToShow: texts.empty };
}
