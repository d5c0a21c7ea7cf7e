import { join } from 'node:path';

/** Files of the site folder that belong to the publishing tools and are never served. */
const privateFiles = new Set(['/history.ndjson']);

/** Names whose content changes in place or that name the other files; asked again at each load. */
const manifestNames = /(?:^|\/)(?:mf-manifest|descriptor)\.json$/;
const hashedName = /[.-][0-9a-f]{8,40}\.[a-z0-9.]+$/;
const versionedPath = /^\/modules\/[^/]+\/[^/]+\/./;
const fileName = /\.[a-z0-9]{1,11}$/i;

/**
 * The address below the site's root that a request asks for, decoded, beginning with `/`.
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

/** Where the file lies on disk; `null` when the site does not give it away. */
export function servedFile(siteDir: string, path: string): string | null {
  return privateFiles.has(path) || path.endsWith('/') ? null : join(siteDir, path);
}

/** True when the address names a file (its last part has an extension), false for a page of the shell. */
export function namesFile(path: string): boolean {
  return fileName.test(path);
}

/** How long a browser may keep the answer: versioned and content-hashed files for ever, everything else asks again. */
export function cacheControl(path: string): string {
  const immutable = !manifestNames.test(path) && (versionedPath.test(path) || hashedName.test(path));
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}
