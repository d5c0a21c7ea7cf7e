import { styled } from '@escale/design-system';
import type { Ref } from 'react';
import { useMessages } from '../messages';

interface TableFooterProps {
  /** Undefined when rows are not selectable. */
  selected: number | undefined;
  total: number;
  /** Number of rows that match the search, when some do not. */
  shown: number;
  ref: Ref<HTMLDivElement>;
}

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '1.5',
    columnGap: '5',
    paddingBlock: '3',
    paddingInline: '4',
    borderBlockStartWidth: '1px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    outlineOffset: '-2px',
  },
});

const Right = styled('span', { base: { display: 'inline-flex', gap: '3', marginInlineStart: 'auto' } });

/** Renders the number of selected, shown and total rows. */
export function TableFooter({ selected, total, shown, ref }: TableFooterProps) {
  const texts = useMessages();
  return (
    <Bar ref={ref} tabIndex={-1}>
      {selected !== undefined && <span>{texts.selectedItems(selected)}</span>}
      <Right>
        <span role="status">{shown < total && texts.shownOf(shown)}</span>
        <span>{texts.totalItems(total)}</span>
      </Right>
    </Bar>
  );
}
