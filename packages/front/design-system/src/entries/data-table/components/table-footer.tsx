import { lowWindow } from '../../../core/theme/low-window';
import { styled } from '../../../core/theme/styled';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../messages';

interface TableFooterProps {
  /** Number of selected rows; undefined if rows are not selectable. */
  selected: number | undefined;
  total: number;
  /** Number of rows that match the search and the filters. */
  shown: number;
  /** Replaces the numbers of shown and total rows. */
  children?: ReactNode;
  ref: Ref<HTMLDivElement>;
}

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '1.5',
    columnGap: '5',
    paddingBlock: '2',
    [lowWindow]: { paddingBlock: '1' },
    paddingInline: '4',
    borderBlockStartWidth: '1px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    outlineOffset: '-2px',
  },
});

const Counts = styled('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1.5', marginInlineStart: 'auto' },
});
const ShownCount = styled('span', {
  base: {
    color: 'fg',
    fontWeight: 'medium',
    '&:not(:empty)::after': { content: '"·"', marginInlineStart: '1.5' },
  },
});

/** Renders the numbers of selected, shown and total rows. */
export function TableFooter({ selected, total, shown, children, ref }: TableFooterProps) {
  const texts = useMessages();
  return (
    <Bar ref={ref} tabIndex={-1} data-focus-fallback>
      {selected !== undefined && <span>{texts.selectedItems(selected)}</span>}
      {children ?? (
        <Counts>
          <ShownCount role="status">{shown < total && texts.shownOf(shown)}</ShownCount>
          <span>{texts.totalItems(total)}</span>
        </Counts>
      )}
    </Bar>
  );
}
