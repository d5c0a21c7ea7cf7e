import { css, Global } from '@emotion/react';
import { colorPairs } from '../../core/theme/colors';
import { system } from '../../core/theme/system';

const variable = (name: string) => String(system.token.var(`colors.${name}`)).slice('var('.length, -1);

/** Paper is white: the dark theme prints in the colours of the light one. */
const lightColors = Object.fromEntries(
  Object.entries(colorPairs).map(([name, { light }]) => [variable(name), light]),
);

/** Hidden on paper: frame, controls, transient messages. */
const controls = [
  'header:not(main *)',
  'footer:not(main *)',
  'nav:not(main *)',
  'main header :is(a, button)',
  'button:not([role=tab])',
  '[role=tab]:not([aria-selected=true])',
  '[role=switch]',
  '[role=search]',
  '[role=toolbar]',
  '[data-live-announcer]',
].join(', ');

const styles = css({
  '@page': { size: 'A4', margin: '14mm 12mm' },
  '@media print': {
    'html, html.dark': { colorScheme: 'light', ...lightColors },
    'html, body': { background: 'none', fontSize: '10pt' },
    [controls]: { display: 'none !important' },
    'main *': { boxShadow: 'none !important', animation: 'none !important' },
    // Nothing scrolls on paper.
    'main :is(div, section, ul, ol)': { overflow: 'visible !important' },
    'section, article, tr, li, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
});

/** Renders the print styles of every page (Ctrl+P). Render it once, inside the frame; separate, since sign-in needs none. */
export function PrintSheet() {
  return <Global styles={styles} />;
}
