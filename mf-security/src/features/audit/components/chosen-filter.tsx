import { Button } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

export interface ChosenFilterProps {
  name: string;
  value: string;
  onRemove: () => void;
}

/** Shows a filter set by a click elsewhere, with a button to remove it. */
export function ChosenFilter({ name, value, onRemove }: ChosenFilterProps) {
  const { filters } = useMessages().audit;
  const text = filters.applied(name, value);
  return (
    <Button iconEnd="close" aria-label={filters.remove(text)} onClick={onRemove}>
      <bdi translate="no">{text}</bdi>
    </Button>
  );
}
