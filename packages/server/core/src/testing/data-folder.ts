import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startApiProcess } from './api-process';
import { bundleOf } from './bundles';

const root = path.join(import.meta.dirname, '../../../../..');
const cache = path.join(root, '.cache/data-folders');

/**
 * Fills a new data folder with that of an API that has started once: initialising it takes several times as long as starting on it.
 * Rebuilt when a source of the API or one of its dependencies has changed, for all tests of all runs.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  const bundle = path.relative(root, bundleOf('api'));
  const versions = readFileSync(path.join(root, 'pnpm-lock.yaml'));
  const name = createHash('sha256').update(bundle).update(versions).digest('hex').slice(0, 16);
  const known = path.join(cache, name);
  if (!existsSync(known)) await make(known);
  await cp(known, folder, { recursive: true });
}

async function make(known: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, '.making-'));
  try {
    const api = await startApiProcess({ ESCALE_DATA_DIR: folder });
    await api.stop();
    await rename(folder, known);
    for (const other of await readdir(cache))
      if (other !== path.basename(known) && !other.startsWith('.'))
        await rm(path.join(cache, other), { recursive: true });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Another process of the run was faster.
    if (!existsSync(known)) throw error;
  }
}
