import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'coverage']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (skipped.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Eight hex digits of the hash of an app's sources. */
export function buildId(root: string, appDir: string): string {
  const hash = createHash('sha256');
  for (const folder of [appDir, path.join(root, 'packages')]) {
    for (const file of filesBelow(folder)) {
      hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 8);
}
