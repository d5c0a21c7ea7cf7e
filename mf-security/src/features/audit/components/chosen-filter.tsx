import { Button } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

export interface ChosenFilterProps {
  name: string;
  value: string;
  onRemove: () => void;
}

/** Renders a filter that was set outside the filter bar, as a button that removes the filter. */
export function ChosenFilter({ name, value, onRemove }: ChosenFilterProps) {
  const { filters } = useMessages().audit;
  const text = filters.applied(name, value);
  return (
    <Button iconEnd="close" aria-label={filters.remove(text)} onClick={onRemove}>
      <bdi translate="no">{text}</bdi>
    </Button>
  );
}
