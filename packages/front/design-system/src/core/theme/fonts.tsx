import { Global } from '@emotion/react';
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import core from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?core';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';
import ranges from '@fontsource-variable/inter/unicode.json';
import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
import coreArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?core';
import coreRange from './core-range.json';

const face = (url: string, range: string, more = '') =>
  `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
  `src:url(${url}) format('woff2-variations');unicode-range:${range}${more}}`;

/**
 * Inter has no Arabic: under the same name, Noto Sans Arabic provides the letters of languages written with it, at the same
 * apparent size.
 */
const withLargerLetters = ';size-adjust:107%';
const arabicScript = 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC';

/** Of two faces for a character the last one wins: the build's small file comes after the file of the whole script. */
const faces = [
  face(cyrillic, ranges.cyrillic),
  face(greek, ranges.greek),
  face(vietnamese, ranges.vietnamese),
  face(latinExtended, ranges['latin-ext']),
  face(latin, ranges.latin),
  face(core, coreRange.unicodeRange),
  face(arabic, arabicScript, withLargerLetters),
  face(coreArabic, coreRange.arabic, withLargerLetters),
].join('');

/** Metrics of Inter from @capsizecss/metrics 4.3 (units of an em of 2048). */
const inter = { ascent: 1984, descent: 494 };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Fallback face until Inter is loaded; its lines have the same height and about the same length, so that nothing shifts. */
const standIn = (local: string, weights: string, sizeAdjust: number) => {
  const ofEm = (units: number) => percent(units / 2048 / sizeAdjust);
  return (
    `@font-face{font-family:'Inter Fallback';font-weight:${weights};src:${local};` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${ofEm(inter.ascent)};` +
    `descent-override:${ofEm(inter.descent)};line-gap-override:0%}`
  );
};

/**
 * Two fallback faces, each scaled to Inter's width: the regular one for the product's French texts where the system places glyphs
 * on whole pixels (elsewhere it is 1.6 % wider), the bold one for headings. Text that grows when Inter arrives would wrap again,
 * and count as a new largest paint.
 */
const fallback =
  standIn("local('Arial'),local('Liberation Sans'),local('Arimo')", '100 590', 1.0845) +
  standIn("local('Arial Bold'),local('Liberation Sans Bold'),local('Arimo Bold')", '591 900', 1.026);

/**
 * Renders the rules of the one typeface, self-hosted, with a file per script; the smallest files hold what French and Arabic need.
 */
export function Fonts() {
  return <Global styles={faces + fallback} />;
}
