import { lowWindow } from './low-window';

/** CSS rules for the whole document. Values may be token names. */
export const globalStyles = {
  html: { colorScheme: 'light', scrollPaddingTop: '5rem' },
  'html.dark': { colorScheme: 'dark' },
  // Letter spacing would pull joined Arabic letters apart. `!important`, since the cascade layer of
  // the tokens overrides the layer of this rule.
  'html[dir=rtl]': { '--escale-letter-spacings-tight': '0 !important' },
  // Typed text keeps its own direction: on an Arabic page, an e-mail address still runs from left to right.
  '[dir=rtl] :is(input, textarea):not([inputmode=numeric])': { unicodeBidi: 'plaintext', textAlign: 'right' },
  'html[data-density=compact]': { '--escale-density': '0.8' },
  'html[data-density=comfortable]': { '--escale-density': '1' },
  'html[data-density=spacious]': { '--escale-density': '1.25' },
  [lowWindow]: { html: { '--escale-rows': '0.86', '--escale-header-height': '3rem' } },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'fg',
    background: 'bg.page',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  ':is(:focus-visible, [data-focus-visible])': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  // Shows a press at once, even if its effect takes longer.
  ':is(a, button, summary, [role=menuitem], [role=tab]):is(:active, [data-pressed]):not(:disabled, [aria-disabled=true])':
    {
      opacity: 0.7,
    },
  '::selection': { background: 'accent', color: 'accent.fg' },
  '::placeholder': { color: 'fg.muted', opacity: 1 },
  // Forced-colours mode removes backgrounds, and makes transparent borders visible: only an outline can mark selected and focused
  // elements.
  '@media (forced-colors: active)': {
    '[aria-selected=true], [aria-pressed=true], a[aria-current], [data-highlighted]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    ':is(:focus-visible, [data-focus-visible]):not([tabindex="-1"])': {
      outline: '3px solid Highlight !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // With a short duration instead of `none`, an inherited change would reach each element one frame after its parent.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.45 } },
  'fade-in': { from: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(6px)' } },
  'drop-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  'slide-in': { from: { transform: 'translateX(2rem)', opacity: 0 } },
  'slide-in-rtl': { from: { transform: 'translateX(-2rem)', opacity: 0 } },
};
