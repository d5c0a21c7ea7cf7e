import { styled } from '../../core/theme/styled';

/** The track of a switch: a native checkbox, so that it works with forms, keyboard and assistive technology. */
export const Track = styled('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    display: 'inline-block',
    flexShrink: 0,
    width: '40px',
    height: '24px',
    margin: '0',
    borderRadius: 'full',
    background: 'border.control',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      width: '18px',
      height: '18px',
      borderRadius: 'full',
      background: 'bg.panel',
      transitionProperty: 'inset-inline-start',
      transitionDuration: 'fast',
    },
    '&:checked': { background: 'ok' },
    '&:checked::before': { insetInlineStart: '19px' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.75 },
    '&[aria-busy=true]::before': {
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'ok',
      borderBlockStartColor: 'transparent',
      animation: 'spin 0.8s linear infinite',
    },
    '@media (forced-colors: active)': {
      border: '1px solid',
      '&::before': { forcedColorAdjust: 'none', background: 'CanvasText', margin: '-1px' },
      '&:checked': { forcedColorAdjust: 'none', background: 'Highlight' },
      '&:checked::before': { background: 'HighlightText' },
    },
  },
});
