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

const fontFace = (url: string, range: string, more = '') =>
  `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
  `src:url(${url}) format('woff2-variations');unicode-range:${range}${more}}`;

/**
 * Inter has no Arabic letters: Noto Sans Arabic provides them under the same family name, enlarged so that both scripts look
 * equally large.
 */
const arabicSizeAdjust = ';size-adjust:107%';
const arabicRange = 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC';

/** If two faces contain a character, the browser uses the later face, so each reduced file (`?core`) follows its script's file. */
const fontFaces = [
  fontFace(cyrillic, ranges.cyrillic),
  fontFace(greek, ranges.greek),
  fontFace(vietnamese, ranges.vietnamese),
  fontFace(latinExtended, ranges['latin-ext']),
  fontFace(latin, ranges.latin),
  fontFace(core, coreRange.unicodeRange),
  fontFace(arabic, arabicRange, arabicSizeAdjust),
  fontFace(coreArabic, coreRange.arabic, arabicSizeAdjust),
].join('');

/** Metrics of Inter from @capsizecss/metrics 4.3, in units of 1/2048 em. */
const interMetrics = { ascent: 1984, descent: 494 };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Returns a fallback face for the time until Inter loads, scaled so that lines have Inter's height and about Inter's length. */
const fallbackFace = (local: string, weights: string, sizeAdjust: number) => {
  const ofEm = (units: number) => percent(units / 2048 / sizeAdjust);
  return (
    `@font-face{font-family:'Inter Fallback';font-weight:${weights};src:${local};` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${ofEm(interMetrics.ascent)};` +
    `descent-override:${ofEm(interMetrics.descent)};line-gap-override:0%}`
  );
};

/**
 * Fallback faces at least as wide as Inter, measured on the product's French texts (regular face) and headings (bold face). On a
 * system that does not place glyphs on whole pixels, the regular face is 1.6 % wider than Inter. No face may be narrower: a text
 * that grows when Inter loads could wrap, and would count as a new largest contentful paint.
 */
const fallbackFaces =
  fallbackFace("local('Arial'),local('Liberation Sans'),local('Arimo')", '100 590', 1.0845) +
  fallbackFace("local('Arial Bold'),local('Liberation Sans Bold'),local('Arimo Bold')", '591 900', 1.026);

/** Renders the `@font-face` rules of our font files: one file per script, and a reduced file each for French and Arabic. */
export function Fonts() {
  return <Global styles={fontFaces + fallbackFaces} />;
}
