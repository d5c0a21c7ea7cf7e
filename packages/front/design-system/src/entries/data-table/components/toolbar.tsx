import { lowWindow } from '../../../core/theme/low-window';
import { styled } from '../../../core/theme/styled';
import type { ReactNode } from 'react';

interface ToolbarProps {
  search: ReactNode;
  filters: ReactNode;
  /** The buttons 'Colonnes' and 'Exporter'. */
  tools: ReactNode;
  additions: ReactNode;
}

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', sm: '3' },
    padding: '3',
    [lowWindow]: { paddingBlock: '2', rowGap: '2' },
    _print: { display: 'none' },
    borderBlockEndWidth: '1px',
    borderColor: 'border',
    // From `sm` on, a select is wide enough for its longest option.
    '& select': { minWidth: { sm: 'max-content' } },
    // On narrow screens, the tools share the row of the search, and the filters follow below.
    '& > *': { order: { base: 1, lg: 0 } },
    '& > [role=search]': { order: 0 },
  },
});

const Tools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '2', lg: '2.5' },
    marginInlineStart: 'auto',
    '&&': { order: 0 },
    // On a phone, the icon of a menu is enough.
    '& > button > svg:last-child': { display: { smDown: 'none' } },
  },
  // On a phone, the additions stand beside the search, and the other tools beside the filters.
  variants: {
    split: {
      true: {
        display: { base: 'contents', sm: 'flex' },
        '& > button:not(:last-child)': { order: { base: 1, sm: 0 } },
      },
    },
  },
});

/** Renders search and filters at the start of a row, tools and additions at its end. */
export function Toolbar({ search, filters, tools, additions }: ToolbarProps) {
  return (
    <Bar>
      {search}
      {filters}
      <Tools split={additions !== undefined}>
        {tools}
        {additions}
      </Tools>
    </Bar>
  );
}
