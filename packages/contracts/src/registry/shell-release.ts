/**
 * An open tab detects a new live shell: it compares the release in its own `meta` element with the release in `file`. The element
 * `productMeta` names the release of the product that published the shell: `1.1.0 (4f48dbde)`.
 */
export const shellRelease = {
  meta: 'escale-shell',
  productMeta: 'escale-release',
  file: 'shell.json',
} as const;
