import { styled } from '@escale/design-system';

/**
 * A table of modules and rights from the breakpoint `xl` up; on narrower screens, the switches of a module are side by side under
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
    overflowX: { base: 'visible', xl: 'auto' },
  },
});

const columnLayout = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    xl: 'minmax(11rem, 1.5fr) repeat(var(--rights), minmax(8rem, 1fr)) 18.5rem',
  },
  alignItems: 'center',
  columnGap: '3',
  paddingInline: '5',
  // Keeps the columns of all rows aligned, whatever the rows contain.
  minWidth: { base: '0', xl: 'calc(32.75rem + var(--rights) * 8.75rem)' },
} as const;

export const MatrixHead = styled('div', {
  base: {
    ...columnLayout,
    display: { base: 'none', xl: 'grid' },
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
    minHeight: { base: '0', xl: '3.75rem' },
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    // The first row needs no line above it if the head before it is hidden.
    '[aria-hidden] + &': { borderBlockStartWidth: { base: '0', xl: '1px' } },
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
    marginBlockEnd: { base: '2', xl: '0' },
    gridColumn: { base: '1 / -1', xl: 'auto' },
    gridRow: { md: 1, xl: 'auto' },
    maxWidth: { md: 'calc(100% - 18.5rem)', xl: 'none' },
  },
});

/** The buttons of a row: at its end; on narrower screens, beside the module's name; on a phone, below the switches. */
export const RowActions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    justifySelf: { md: 'end' },
    gap: '1.5',
    gridColumn: { base: '1 / -1', xl: 'auto' },
    gridRow: { md: 1, xl: 'auto' },
    marginBlockStart: { base: '2', md: '0' },
    marginBlockEnd: { md: '2', xl: '0' },
    // The reset button appears only if a right differs from its default; its appearance must not shift the other buttons.
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
    justifyContent: { base: 'flex-start', xl: 'center' },
    minHeight: { base: '9', xl: '0' },
    paddingBlockEnd: { base: '3', xl: '0' },
    textAlign: { base: 'start', xl: 'center' },
    '& > span': { gap: { xl: '0' } },
    '& label': { srOnly: { base: false, xl: true } },
    '& > span > span': { position: { base: 'relative', xl: 'static' } },
    '& label + p': {
      position: 'absolute',
      insetInline: '0',
      insetBlockStart: { base: '100%', xl: 'calc(100% + 2px)' },
      marginBlockStart: '0',
      lineHeight: '1',
    },
  },
});
