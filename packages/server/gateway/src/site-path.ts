import { join, relative } from 'node:path';

/** Files of the site folder that belong to the publishing tools and are never served. */
const privateFiles = new Set(['history.ndjson']);

const hashedName = /[.-][0-9a-f]{8,40}\.[a-z0-9.]+$/;
const versionedPath = /^\/modules\/[^/]+\/[^/]+\/./;
const fileExtension = /\.[a-z0-9]{1,11}$/i;

/**
 * Returns the requested path within the site, decoded, beginning with `/`.
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

/** Encodes a decoded path as an address. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Returns the path of a file on disk; `null` for a file that is not served. */
export function servedFile(siteDir: string, path: string): string | null {
  const file = join(siteDir, path);
  return privateFiles.has(relative(siteDir, file)) || path.endsWith('/') ? null : file;
}

/** True if the address names a file (its last part has an extension, or it is within a version), false for a page of the shell. */
export function namesFile(path: string): boolean {
  return fileExtension.test(path) || versionedPath.test(path);
}

/** True for versioned and content-hashed files, which are immutable. */
export function isImmutable(path: string): boolean {
  return versionedPath.test(path) || hashedName.test(path);
}
