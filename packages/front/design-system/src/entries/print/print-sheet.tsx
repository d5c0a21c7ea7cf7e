import { css, Global } from '@emotion/react';
import { colorPairs } from '../../core/theme/colors';
import { system } from '../../core/theme/system';

const variableName = (name: string) => String(system.token.var(`colors.${name}`)).slice('var('.length, -1);

/** Colour variables of the light theme. Paper is white, so a page in the dark theme is printed in light colours too. */
const lightColors = Object.fromEntries(
  Object.entries(colorPairs).map(([name, { light }]) => [variableName(name), light]),
);

/** Selectors of elements that are not printed: the frame, controls, transient messages. */
const unprintedSelectors = [
  'header:not(main *)',
  'footer:not(main *)',
  'nav:not(main *)',
  'a[href^="#"]:not(main *)',
  'main header :is(a, button)',
  'button:not([role=tab])',
  '[role=tab]:not([aria-selected=true])',
  '[role=switch]',
  '[role=search]',
  '[role=toolbar]',
  '[data-live-announcer]',
].join(', ');

const printStyles = css({
  '@page': { size: 'A4', margin: '14mm 12mm' },
  '@media print': {
    'html, html.dark': { colorScheme: 'light', ...lightColors },
    'html, body': { background: 'none', fontSize: '10pt' },
    [unprintedSelectors]: { display: 'none !important' },
    'main *': { boxShadow: 'none !important', animation: 'none !important' },
    // Shows all content, since paper cannot scroll.
    'main :is(div, section, ul, ol)': { overflow: 'visible !important' },
    'section, article, tr, li, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
});

/** Renders the print styles (Ctrl+P). The shell's user menu renders them on every page of a signed-in user. */
export function PrintSheet() {
  return <Global styles={printStyles} />;
}
