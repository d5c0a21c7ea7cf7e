/**
 * The one file that a company replaces to make the product its own (readings, 'Product and brand'): name, logo, support address,
 * footer text, export prefix. No other file contains the name in a user-visible text.
 */
export const brand = {
  /** Product name as written in a sentence. */
  name: 'Escale',
  /** Line under the name in the header (§1). */
  subtitle: 'CFS & TRANSPORT',
  /** Year in the footer's copyright line (§1). */
  copyrightYear: 2025,
  /** Optional text after the footer's copyright line; empty for none. */
  footerExtra: '',
  /** Address used by 'Contacter le support' and in mails. */
  supportEmail: 'support@escale.test',
  /** Sender of mails. */
  senderEmail: 'ne-pas-repondre@escale.test',
  /** Prefix of exported file names (§3). */
  exportPrefix: 'escale',
  /** Stacked containers on a 34 × 34 grid: filled boxes, then their ribs. Legible from 24 px. */
  logo: {
    size: 34,
    ground: '#0b2239',
    boxes: [
      { x: 6, y: 19, width: 10, height: 7, fill: '#ea6a1f' },
      { x: 18, y: 19, width: 10, height: 7, fill: '#f4f7fa' },
      { x: 12, y: 10, width: 10, height: 7, fill: '#4f8fc4' },
    ],
    ribs: 'M8.5 21v3M11 21v3M13.5 21v3M20.5 21v3M23 21v3M25.5 21v3M14.5 12v3M17 12v3M19.5 12v3',
  },
} as const;

/** The product name in capitals, for the header, the home title and the footer (§1, §2). */
export const brandCapitals = brand.name.toUpperCase();

/** Returns the logo as a standalone SVG document (favicon, mails). */
export function brandLogoSvg(): string {
  const { size, ground, boxes, ribs } = brand.logo;
  const rects = boxes
    .map(
      (box) =>
        `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="1.2" fill="${box.fill}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="8" fill="${ground}"/>${rects}` +
    `<path d="${ribs}" stroke="${ground}" stroke-width=".9" opacity=".45"/></svg>`
  );
}
