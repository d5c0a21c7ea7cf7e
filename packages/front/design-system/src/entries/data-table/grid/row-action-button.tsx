import { labelTooltip } from '../../../core/tooltip/tooltip-of';
import { useDescription } from '../../../core/tooltip/use-description';
import { useMessages } from '../messages';
import type { RowAction } from '../data-table-types';
import { RowIcon } from './row-icon';

interface RowActionButtonProps {
  action: RowAction<object>;
  row: object;
  /** Name of the row. */
  name: string;
}

/** Renders an icon button labelled with action and row, as a plain element: each row has several, and `IconButton` is slower. */
export function RowActionButton({ action, row, name }: RowActionButtonProps) {
  const texts = useMessages();
  const { label, icon, tone = 'neutral', unavailableReason, onRun } = action;
  const describedBy = useDescription(unavailableReason);
  return (
    <button
      type="button"
      className="table-action"
      data-tone={tone}
      tabIndex={-1}
      aria-label={texts.actionOn(label, name)}
      aria-disabled={unavailableReason !== undefined || undefined}
      aria-describedby={describedBy}
      data-tooltip={labelTooltip(label, unavailableReason)}
      onClick={() => {
        if (unavailableReason === undefined) onRun(row);
      }}
    >
      <RowIcon name={icon} />
    </button>
  );
}
