import { styled } from '@escale/design-system';

/** The frame that the grid scrolls in, and the look of what stands in its cells as plain elements. */
export const GridFrame = styled('div', {
  base: {
    maxHeight: 'max(20rem, 72vh)',
    minHeight: '0',
    '& .ag-header-cell': { fontWeight: 'semibold' },
    '& .ag-cell': { display: 'flex', alignItems: 'center', lineHeight: 'snug', border: '0' },
    '& .ag-cell-wrapper, & .ag-cell-value': { minWidth: '0' },
    '& .ag-cell:focus, & .ag-header-cell:focus': { outline: 'none' },
    '& .ag-cell:focus-visible, & .ag-header-cell:focus-visible': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
    },
    '& .ag-header-cell:focus-visible::after, & .ag-cell-focus:not(.ag-cell-range-selected):focus-within': {
      border: '0',
      boxShadow: 'none',
    },
    '& .ag-row:has(.table-box:checked)': { background: 'accent.soft' },
    '& .table-end': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
    '& .table-text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .table-hidden-header .ag-header-cell-text': { srOnly: true },
    '& .table-select': {
      display: 'grid',
      placeItems: 'center',
      width: '7',
      height: '7',
      marginInlineStart: '-1',
      cursor: 'pointer',
    },
    '& .table-box': { width: '17px', height: '17px', accentColor: 'accent', cursor: 'inherit' },
    '& .table-actions': { display: 'flex', gap: '1', marginInlineStart: 'auto' },
    '& .table-action': {
      display: 'grid',
      placeItems: 'center',
      width: '8',
      height: '8',
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover:not([aria-disabled=true])': { background: 'neutral.soft', color: 'fg' },
      '&[data-tone=danger]:hover:not([aria-disabled=true])': { background: 'bad.soft', color: 'bad' },
      '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
      '& svg': {
        width: '17px',
        height: '17px',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '1.8',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    },
  },
});
