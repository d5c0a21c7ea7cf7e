import { styled } from '@escale/design-system';
import { AddressLink } from './address-link';

const Cell = styled('span', {
  base: { lineHeight: 'snug' },
  variants: {
    long: { true: { lineClamp: '2', fontSize: 'xs', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
});

/** Shows an IP address in a table; an IPv6 address takes two lines. */
export function AddressCell({ address }: { address: string }) {
  return (
    <Cell long={address.includes(':')} data-tooltip="" data-aside>
      <AddressLink address={address} tone="plain" />
    </Cell>
  );
}
