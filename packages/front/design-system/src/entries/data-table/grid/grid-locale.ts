import { useMessages } from '../messages';

/** Returns the grid's own texts that can occur here: all others belong to modules that are not loaded. */
export function useGridLocale(): Record<string, string> {
  const texts = useMessages();
  return { ariaSortableColumn: texts.enterSorts, noRowsToShow: texts.empty };
}
