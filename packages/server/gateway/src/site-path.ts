import { join, relative } from 'node:path';

/** Files of the site folder that belong to the publishing tools and are never served. */
const privateFiles = new Set(['history.ndjson']);

const hashedName = /[.-][0-9a-f]{8,40}\.[a-z0-9.]+$/;
const versionedPath = /^\/modules\/[^/]+\/[^/]+\/./;
const fileName = /\.[a-z0-9]{1,11}$/i;

/**
 * The requested path within the site, decoded, beginning with `/`.
 * `null` for anything that is not a plain path: traversal, dotfiles, control characters, backslashes, bad escapes.
 */
export function sitePath(url: string): string | null {
  const pathname = url.split(/[?#]/, 1)[0] ?? '';
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const plain = decoded.startsWith('/') && !/[\p{Cc}\\%]/u.test(decoded);
  return plain && !decoded.split('/').some((segment) => segment.startsWith('.')) ? decoded : null;
}

/** A decoded path as an address again. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The file's path on disk; `null` when it is not served. */
export function servedFile(siteDir: string, path: string): string | null {
  const file = join(siteDir, path);
  return privateFiles.has(relative(siteDir, file)) || path.endsWith('/') ? null : file;
}

/** True when the address names a file (its last part has an extension, or it lies in a version), false for a page of the shell. */
export function namesFile(path: string): boolean {
  return fileName.test(path) || versionedPath.test(path);
}

/** True for versioned and content-hashed files: what such an address holds never changes. */
export function isImmutable(path: string): boolean {
  return versionedPath.test(path) || hashedName.test(path);
}
