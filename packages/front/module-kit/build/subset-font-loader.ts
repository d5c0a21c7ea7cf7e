import type { LoaderContext } from 'webpack';
import subsetFont from 'subset-font';

interface SubsetOptions {
  /** Value of the CSS descriptor of the same name. */
  unicodeRange: string;
  /** OpenType features that the styles use. */
  features: string[];
  /** First and last weight that the styles use. */
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

/** The loader gets the file as bytes, not as text. */
export const raw = true;

/** webpack loader that reduces a variable font to the parts that the product uses. */
export default function subsetFontLoader(this: LoaderContext<SubsetOptions>, font: Buffer): Promise<Buffer> {
  const { unicodeRange, features, weights } = this.getOptions();
  return subsetFont(font, charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
}
