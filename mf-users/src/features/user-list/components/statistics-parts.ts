import { lowWindow, styled } from '@escale/design-system';

/** One row of four figures on a wide page; on a narrow one, the total is above the three statuses. */
export const FigureGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(3, minmax(0, 1fr))',
      md: 'minmax(max-content, 2fr) repeat(3, minmax(0, 1fr))',
    },
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
  },
});

export const FigureGroup = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    borderBlockStartWidth: '1px',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    // In a low window, the figures are in one line; the bar below them, the last child, takes the whole width.
    [lowWindow]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      '& > :last-child': { flexBasis: '100%' },
    },
  },
  variants: { wide: { true: { gridColumn: { base: '1 / -1', md: 'auto' } } } },
});

const insetFocusRing = { _focusVisible: { outlineOffset: '-3px' } };

export const FigureButton = styled('button', {
  base: {
    flex: '1',
    minHeight: '6',
    display: 'block',
    paddingBlockStart: '1.5',
    paddingBlockEnd: '1',
    paddingInline: { base: '3', sm: '4' },
    textAlign: 'start',
    [lowWindow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      paddingBlock: '1',
    },
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '&:hover': { background: 'bg.subtle' },
    '&[aria-pressed=true]': { background: 'accent.soft', '& > *': { color: 'accent' } },
    ...insetFocusRing,
  },
  variants: { plain: { true: { paddingBlockEnd: '0' } } },
});

/** A figure and its label: side by side if the label fits; on windows narrower than `lg`, stacked unless `wide`. */
export const FigureLine = styled('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
  },
  variants: { wide: { true: { flexDirection: 'row' } } },
});

export const Figure = styled('span', {
  base: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
});

export const FigureLabel = styled('span', {
  base: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'tight', overflowWrap: 'anywhere' },
});

export const FigureDetail = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'short',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const RoleButton = styled('button', {
  base: {
    minHeight: '6',
    paddingInline: { base: '1', sm: '2' },
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:first-of-type': { marginInlineStart: '2' },
    '&:hover': { background: 'bg.subtle', color: 'fg' },
    '&[aria-pressed=true]': { background: 'accent.soft', color: 'accent', fontWeight: 'semibold' },
    ...insetFocusRing,
  },
});
