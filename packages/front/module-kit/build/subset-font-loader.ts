import type { LoaderContext } from 'webpack';
import subsetFont from 'subset-font';

interface SubsetOptions {
  /** Characters to keep, in the notation of the CSS descriptor `unicode-range`. */
  unicodeRange: string;
  /** OpenType features that the styles use. */
  features: string[];
  /** Lightest and boldest weight that the styles use. */
  weights: { min: number; max: number };
}

function charactersOf(unicodeRange: string): string {
  const characters = unicodeRange.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}

/** Tells webpack to pass the file as bytes instead of text. */
export const raw = true;

/** webpack loader that reduces a variable font to the characters, features and weights that the product uses. */
export default function subsetFontLoader(this: LoaderContext<SubsetOptions>, font: Buffer): Promise<Buffer> {
  const { unicodeRange, features, weights } = this.getOptions();
  return subsetFont(font, charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
}
