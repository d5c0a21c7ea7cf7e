import { styled } from '@escale/design-system';

/**
 * A table of modules and rights from the breakpoint `lg` up; on narrower screens, the switches of a module are side by side under
 * its name.
 */
export const Matrix = styled('div', {
  base: {
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'xl',
    background: 'bg.panel',
    boxShadow: 'sm',
    overflowX: { base: 'visible', lg: 'auto' },
  },
});

const columnLayout = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    lg: 'minmax(9rem, 1.5fr) repeat(var(--rights), minmax(6.5rem, 1fr)) 11.5rem',
    xl: 'minmax(11rem, 1.5fr) repeat(var(--rights), minmax(8rem, 1fr)) 18.5rem',
  },
  alignItems: 'center',
  columnGap: '3',
  paddingInline: '5',
  // Keeps the columns of all rows aligned, whatever the rows contain.
  minWidth: {
    base: '0',
    lg: 'calc(23.75rem + var(--rights) * 7.25rem)',
    xl: 'calc(32.75rem + var(--rights) * 8.75rem)',
  },
} as const;

export const MatrixHead = styled('div', {
  base: {
    ...columnLayout,
    display: { base: 'none', lg: 'grid' },
    paddingBlock: '2.5',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    '& > :not(:first-child)': { textAlign: 'center' },
  },
});

export const MatrixRow = styled('div', {
  base: {
    ...columnLayout,
    paddingBlock: { base: '4', md: '2' },
    minHeight: { base: '0', lg: '3.75rem' },
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    // No line above the first row while the head is hidden.
    '[aria-hidden] + &': { borderBlockStartWidth: { base: '0', lg: '1px' } },
    // Keeps the focused element clear of the save bar.
    '& :is(input, button)': { scrollMarginBlockEnd: '24' },
  },
});

export const ModuleName = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '0',
    // The height of the badge beside the name, so that the row keeps its height when the badge appears.
    minHeight: '22px',
    fontWeight: 'semibold',
    marginBlockEnd: { base: '2', lg: '0' },
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridRow: { md: 1, lg: 'auto' },
    maxWidth: { md: 'calc(100% - 18.5rem)', lg: 'none' },
  },
});

/** The buttons of a row: at its end; on narrower screens, beside the module's name; on a phone, below the switches. */
export const RowActions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    justifySelf: { md: 'end' },
    gap: '1.5',
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridRow: { md: 1, lg: 'auto' },
    marginBlockStart: { base: '2', md: '0' },
    marginBlockEnd: { md: '2', lg: '0' },
    // The reset button appears once a right differs from its default, and must not shift the other
    // buttons.
    '& > :nth-last-child(3)': { order: { base: 1, md: 0 } },
  },
});

/**
 * The switch of a right: under the header of its column, or beside its label on narrower screens. The cell leaves room below the
 * switch for a mark, so that the mark shifts nothing when it appears.
 */
export const MatrixCell = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'flex-start', lg: 'center' },
    minHeight: { base: '9', lg: '0' },
    paddingBlockEnd: { base: '3', lg: '0' },
    textAlign: { base: 'start', lg: 'center' },
    '& > span': { gap: { lg: '0' } },
    '& label': { srOnly: { base: false, lg: true } },
    '& > span > span': { position: { base: 'relative', lg: 'static' } },
    '& label + p': {
      position: 'absolute',
      insetInline: '0',
      insetBlockStart: { base: '100%', lg: 'calc(100% + 2px)' },
      marginBlockStart: '0',
      lineHeight: '1',
    },
  },
});

/** Text of the reset button; visually hidden from 1024 to 1279 px, where the table leaves room for its icon only. */
export const ResetText = styled('span', { base: { srOnly: { base: false, lg: true, xl: false } } });
