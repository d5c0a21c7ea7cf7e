import { useMessages } from '../messages';
import { SelectBox } from './select-box';
import { useSelectionView } from './selection-view';

/** Ticks every row that the search leaves; partial while only some of them are ticked. */
export function SelectHeader() {
  const texts = useMessages();
  const { checkState, toggleAll } = useSelectionView();
  return <SelectBox label={texts.selectAll} checkState={checkState} onToggle={toggleAll} />;
}
