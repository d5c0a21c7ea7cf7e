import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../theme/styled';

const List = styled('dl', {
  base: { display: 'grid', margin: '0' },
  variants: {
    layout: {
      stack: { gap: '3', '& dt': { fontSize: 'sm' } },
      columns: {
        // From 1024 to 1279 px, the columns are narrower, so that four fit.
        gridTemplateColumns: {
          base: '1fr',
          sm: 'repeat(auto-fill, minmax(15rem, 1fr))',
          lg: 'repeat(auto-fill, minmax(13rem, 1fr))',
          xl: 'repeat(auto-fill, minmax(15rem, 1fr))',
        },
        columnGap: '6',
        rowGap: '5',
        '& dt': { fontSize: 'sm', marginBlockEnd: '1' },
        '& dd': { fontWeight: 'medium' },
      },
      table: {
        gridTemplateColumns: 'auto auto',
        rowGap: '3',
        columnGap: '4',
        '& > div': { display: 'contents' },
        '& dd': { fontWeight: 'semibold', textAlign: 'end', overflowWrap: 'break-word' },
      },
    },
  },
});

const Term = styled('dt', { base: { color: 'fg.muted' } });
const Details = styled('dd', { base: { margin: '0', overflowWrap: 'anywhere' } });

export interface DescriptionItem {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<typeof List>, 'children' | 'layout'> {
  items: readonly DescriptionItem[];
  /**
   * `stack` (default): one item per row. `columns`: as many items per row as fit. `table`: one item per row, with the term at
   * the start and the details at the end. Style props (`gridTemplateColumns`, `gap`) override the layout.
   */
  layout?: 'stack' | 'columns' | 'table';
}

/** Renders terms with their details (`dl`), for example the fields of a record. Terms must be unique. */
export function DescriptionList({ items, layout = 'stack', ...rest }: DescriptionListProps) {
  return (
    <List layout={layout} {...rest}>
      {items.map(({ term, details }) => (
        <div key={term}>
          <Term>{term}</Term>
          <Details>{typeof details === 'string' ? <bdi>{details}</bdi> : details}</Details>
        </div>
      ))}
    </List>
  );
}
