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
  },
  // On a phone, tools with additions fill a row of their own.
  variants: {
    full: {
      true: {
        flex: { base: '1 1 100%', sm: '0 1 auto' },
        '& > :last-child': { flexGrow: { base: 1, sm: 0 } },
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
      <Tools full={additions !== undefined}>
        {tools}
        {additions}
      </Tools>
    </Bar>
  );
}
