declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** Resolves to a font that contains only the given characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
