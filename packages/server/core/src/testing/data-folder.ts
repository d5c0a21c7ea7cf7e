import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startApiProcess } from './api-process';
import { bundleOf } from './bundles';

const root = path.join(import.meta.dirname, '../../../../..');
const folderCache = path.join(root, '.cache/data-folders');

/**
 * Fills a new data folder with a copy of one on which an API has started. A start with a new folder
 * takes several times as long, since it initialises the folder. All test runs share the copied
 * folder until a source of the API or of its dependencies changes.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  const bundle = path.relative(root, bundleOf('api'));
  const versions = readFileSync(path.join(root, 'pnpm-lock.yaml'));
  const name = createHash('sha256').update(bundle).update(versions).digest('hex').slice(0, 16);
  const known = path.join(folderCache, name);
  if (!existsSync(known)) await makeDataFolder(known);
  await cp(known, folder, { recursive: true });
}

async function makeDataFolder(known: string): Promise<void> {
  await mkdir(folderCache, { recursive: true });
  const folder = await mkdtemp(path.join(folderCache, '.making-'));
  try {
    const api = await startApiProcess({ ESCALE_DATA_DIR: folder });
    await api.stop();
    await rename(folder, known);
    for (const other of await readdir(folderCache))
      if (other !== path.basename(known) && !other.startsWith('.'))
        await rm(path.join(folderCache, other), { recursive: true });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // The error does not matter if another process of the run has put the same folder in place.
    if (!existsSync(known)) throw error;
  }
}
