import { styled } from '@escale/design-system';
import type { ReactNode } from 'react';

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    columnGap: '6',
    rowGap: '5',
    margin: '0',
  },
});

const Term = styled('dt', { base: { fontSize: 'sm', color: 'fg.muted', marginBlockEnd: '1' } });

const Value = styled('dd', { base: { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere' } });

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and values, as many beside each other as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Term>{label}</Term>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  );
}
