import { useMessages } from '../messages';
import { SelectBox } from './select-box';
import { useSelectionView } from './selection-view';

/** Ticks every row that the search leaves; partial while only some of them are ticked. */
export function SelectHeader() {
  const texts = useMessages();
  const { ticked, toggleAll } = useSelectionView();
  return <SelectBox label={texts.selectAll} ticked={ticked} onToggle={toggleAll} />;
}
