import { Global } from '@emotion/react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interLatinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';

const face = (url: string, range: string) =>
  `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
  `src:url(${url}) format('woff2-variations');unicode-range:${range}}`;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** A font of the system in the measures of Inter, so that nothing moves when that arrives: by its mean advance width. */
const standIn = (local: string, weights: string, adjust: number) =>
  `@font-face{font-family:'Inter Stand-in';font-weight:${weights};src:${local};size-adjust:${adjust}%;` +
  `ascent-override:${(96.875 / adjust) * 100}%;descent-override:${(24.121 / adjust) * 100}%;line-gap-override:0%}`;

const faces =
  face(interLatin, latin) +
  face(interLatinExtended, latinExtended) +
  standIn("local('Arial'),local('Liberation Sans')", '100 590', 107.2) +
  standIn("local('Arial Bold'),local('Liberation Sans Bold')", '591 900', 102.6);

/** The one typeface, self-hosted: Latin and extended Latin of Inter's variable font. */
export function Fonts() {
  return <Global styles={faces} />;
}
