import { styled } from '@escale/design-system';

/** A table of modules and rights from `xl` on; below it, each module is a list of its switches. */
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

const columns = {
  display: { base: 'block', xl: 'grid' },
  gridTemplateColumns: 'minmax(11rem, 1.5fr) repeat(var(--rights), minmax(8rem, 1fr)) 18.5rem',
  alignItems: 'center',
  columnGap: '3',
  paddingInline: '5',
  // The same for each row, whatever it says: the columns stand under each other.
  minWidth: { base: '0', xl: 'calc(32.75rem + var(--rights) * 8.75rem)' },
} as const;

export const MatrixHead = styled('div', {
  base: {
    ...columns,
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
    ...columns,
    paddingBlock: { base: '4', xl: '2' },
    minHeight: { base: '0', xl: '3.5rem' },
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    '&:first-child': { borderBlockStartWidth: { base: '0', xl: '1px' } },
  },
});

export const ModuleName = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    fontWeight: 'semibold',
    marginBlockEnd: { base: '2', xl: '0' },
  },
});

/** A right in a row: switch under its column, or label and switch on one line. */
export const MatrixCell = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', xl: 'column' },
    alignItems: 'center',
    justifyContent: { base: 'flex-start', xl: 'center' },
    columnGap: '2',
    minHeight: { base: '9', xl: '0' },
    textAlign: { base: 'start', xl: 'center' },
    '& label': { srOnly: { base: false, xl: true } },
    '& label + p': { marginBlockStart: '0' },
  },
});
