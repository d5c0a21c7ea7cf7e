import { styled } from '@escale/design-system';

const Address = styled('bdi', {
  base: { lineHeight: 'snug', fontVariantNumeric: 'tabular-nums' },
  variants: {
    long: { true: { lineClamp: '2', fontSize: 'xs', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
});

/** An address in a table; one of version 6 takes two lines. */
export function AddressCell({ address }: { address: string }) {
  return (
    <Address translate="no" long={address.includes(':')} data-tooltip="">
      {address}
    </Address>
  );
}
