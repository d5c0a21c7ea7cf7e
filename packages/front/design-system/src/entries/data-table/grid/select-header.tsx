import { useMessages } from '../messages';
import { SelectBox } from './select-box';
import { useSelectionView } from './selection-view';

/** Renders the checkbox that selects all rows that match the search; indeterminate if only some of them are selected. */
export function SelectHeader() {
  const texts = useMessages();
  const { checkState, toggleAll } = useSelectionView();
  return <SelectBox label={texts.selectAll} checkState={checkState} onToggle={toggleAll} />;
}
