import { useMessages } from '../messages';

/** Returns translations of AG Grid's own texts; only of those that `gridModules` can show. */
export function useGridLocale(): Record<string, string> {
  const texts = useMessages();
  return { ariaSortableColumn: texts.enterSorts, noRowsToShow: texts.empty };
}
