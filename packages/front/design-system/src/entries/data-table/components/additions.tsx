import { Button } from '../../../core/actions/button';
import { ButtonText } from '../../../core/actions/button-text';
import { ButtonLink } from '../../../core/actions/links';
import type { DataTableProps } from '../data-table-types';
import { useMessages } from '../messages';

interface AdditionsProps extends Pick<DataTableProps<object>, 'addAction' | 'addLink'> {
  /** Reduces the link to its icon on narrow screens; for the toolbar. */
  compact?: boolean;
}

/** Renders the controls that add a row: the add button, and the link to another way of adding. */
export function Additions({ addAction, addLink, compact = false }: AdditionsProps) {
  const texts = useMessages();
  return (
    <>
      {addLink && (
        <ButtonLink to={addLink.to} icon={addLink.icon} data-tooltip="">
          {compact ? <ButtonText from="lg">{addLink.label}</ButtonText> : addLink.label}
        </ButtonLink>
      )}
      {addAction && (
        <Button
          variant="primary"
          icon="plus"
          unavailableReason={addAction.unavailableReason}
          onClick={() => addAction.onRun()}
        >
          {addAction.label ?? texts.add}
        </Button>
      )}
    </>
  );
}
