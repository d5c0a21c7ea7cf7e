import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleDescriptor } from '@escale/contracts';

/** Returns the files below a folder as relative paths with `/`, sorted; skips names that begin with a dot. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Returns the SHA-384 of a content in the format of the browser's integrity check: `sha384-` and base64. */
export function digestOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the SHA-384 of each file in the format of the browser's integrity check: `sha384-` and base64. */
export async function digestFiles(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    digests[file] = digestOf(content);
  }
  return digests;
}

/** True when the folder has every listed file with exactly this content. */
export async function isIntact(folder: string, digests: Record<string, string>): Promise<boolean> {
  try {
    const found = await digestFiles(folder, Object.keys(digests));
    return Object.entries(digests).every(([file, digest]) => found[file] === digest);
  } catch {
    return false;
  }
}

/** Returns the expected hash of each file of a version folder, including the descriptor. */
export function sealedDigests({ files, seal }: ModuleDescriptor): Record<string, string> {
  return seal === undefined ? files : { ...files, 'descriptor.json': seal };
}

/** Returns eight hex digits that identify a content. */
export function contentHash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}
