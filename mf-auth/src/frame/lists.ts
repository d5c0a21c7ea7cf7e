import { styled } from '@escale/design-system';

const listStyles = {
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '5',
    '& > li': { paddingInlineStart: '1' },
    '& > li::marker': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
};

/** An ordered list of steps. */
export const NumberedList = styled('ol', {
  ...listStyles,
  base: { ...listStyles.base, listStyleType: 'decimal' },
});

/** An unordered list. */
export const BulletList = styled('ul', {
  ...listStyles,
  base: { ...listStyles.base, listStyleType: 'disc' },
});
