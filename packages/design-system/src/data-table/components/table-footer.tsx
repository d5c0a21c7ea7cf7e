import { styled } from '@escale/design-system';
import type { Ref } from 'react';
import { useMessages } from '../messages';

interface TableFooterProps {
  /** Nothing where rows cannot be ticked. */
  selected: number | undefined;
  total: number;
  /** Rows that the search leaves, while it leaves out some. */
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

/** What is selected and how many there are in all. */
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
