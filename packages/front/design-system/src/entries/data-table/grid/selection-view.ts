import { createContext, useContext } from 'react';
import type { CheckState } from '../model/use-table-selection';

/** The selection, for the checkboxes. Separate from `TableView`, so that a change re-renders only the checkboxes. */
export interface SelectionView {
  ids: ReadonlySet<string>;
  checkState: CheckState;
  toggle: (id: string) => void;
  toggleAll: () => void;
}

export const SelectionViewContext = createContext<SelectionView | null>(null);

export function useSelectionView(): SelectionView {
  const view = useContext(SelectionViewContext);
  if (view === null) throw new Error('A checkbox outside a table');
  return view;
}
