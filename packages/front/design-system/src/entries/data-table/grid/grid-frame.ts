import { styled } from '../../../core/theme/styled';
import { checkBoxStyles } from './check-box';
import { gridHeights } from './grid-heights';

/** The container whose width (`cqi`) determines whether the frame's height includes a scroll bar. */
export const FrameContainer = styled('div', {
  base: {
    containerType: 'inline-size',
    // `PrintedTable` is printed instead. `display: none` would lose the scroll position.
    _print: { position: 'absolute', height: '0', overflow: 'hidden', visibility: 'hidden' },
  },
});

const scrollBarHeight = '16px';

/** Returns the CSS height of header and rows, plus that of a scroll bar if the frame is narrower than `minTotalWidth` pixels. */
export function frameHeight(rows: number, minTotalWidth: number): string {
  const forBar = `clamp(0px, (${minTotalWidth}px - 100cqi) * 99, ${scrollBarHeight})`;
  return `calc(${gridHeights.header} + ${rows} * ${gridHeights.row} + 3px + ${forBar})`;
}

/** Background of selected rows; lighter than `accent.soft`, so that a badge in that colour stays visible. */
const selectedBackground = 'color-mix(in srgb, {colors.accent.soft} 45%, {colors.bg.panel})';

/** The frame of the grid and the early rows, with the styles of the plain elements in their cells. */
export const GridFrame = styled('div', {
  base: {
    position: 'relative',
    maxHeight: 'max(20rem, 72vh)',
    minHeight: '0',
    // Otherwise Firefox draws a white track in the dark theme.
    scrollbarColor: '{colors.border.control} transparent',
    '& .ag-header-cell': { fontWeight: 'semibold' },
    '& .ag-cell': {
      display: 'flex',
      alignItems: 'center',
      lineHeight: 'snug',
      borderColor: 'transparent',
      // Instead of AG Grid's option for text selection, which would add two elements to each cell.
      userSelect: 'text',
    },
    // The line of the footer follows.
    '& .ag-row-last': { borderBlockEndColor: 'transparent' },
    '& .ag-cell-wrapper, & .ag-cell-value': { minWidth: '0' },
    '& .ag-cell:focus, & .ag-header-cell:focus': { outline: 'none' },
    '& :is(.ag-cell, .ag-header-cell):is(:focus-visible, [data-focus-visible])': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-2px',
    },
    '& .ag-header-cell:is(:focus-visible, [data-focus-visible])::after': { display: 'none' },
    '& .ag-header-cell-resize::after': { opacity: 0 },
    '& .ag-header:hover .ag-header-cell-resize::after': { opacity: 1 },
    '& .ag-row:has(.table-box:checked)': {
      background: selectedBackground,
      '--ag-internal-row-overlay-color': 'transparent',
      '& :is(.ag-grid-pinned-left-cells, .ag-grid-pinned-right-cells)': { background: selectedBackground },
    },
    '&[data-more] .ag-grid-pinned-right-cells': { boxShadow: '-4px 0 8px {colors.border}' },
    '&[data-more] .ag-grid-pinned-left-cells': { boxShadow: '4px 0 8px {colors.border}' },
    '&:focus-within .ag-row-focus:not(:has(.table-box:checked))': { background: 'bg.subtle' },
    '& .table-end': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
    // The label fills the header cell, so this rule aligns the content of the label.
    '& .table-end .ag-header-cell-label': { justifyContent: 'flex-end' },
    '& .table-text': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .table-hidden-header .ag-header-cell-text': { srOnly: true },
    '& .table-select': {
      display: 'grid',
      placeItems: 'center',
      width: '7',
      height: '7',
      marginInlineStart: '-1',
      cursor: 'pointer',
    },
    '& .table-box': checkBoxStyles,
    // Overlay scroll bars cover the end of the cells: the margin keeps the actions and their focus rings clear of them.
    '& .table-actions': { display: 'flex', gap: '1', marginInlineStart: 'auto', marginInlineEnd: '14px' },
    '& .table-menu': { marginInlineStart: '-12px', marginInlineEnd: '0' },
    '& .ag-scrollbar-invisible > *': { background: 'transparent' },
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
      '& svg[data-mirrored]': { _rtl: { transform: 'scaleX(-1)' } },
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
