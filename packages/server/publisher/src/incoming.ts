import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { clearAbandonedStaging, createStaging, type SiteLayout } from '@escale/site';

/** Removes leftovers of a killed service: received files, and copies that did not become versions. */
export async function removeLeftovers({ root, incoming }: SiteLayout): Promise<void> {
  const modules = path.join(root, 'modules');
  const ids = await readdir(modules, { withFileTypes: true }).catch(() => []);
  const folders = ids.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(modules, name));
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  for (const folder of [incoming, ...folders]) await clearAbandonedStaging(folder);
}

/** Gives an upload a temporary folder, removed however the upload ends. */
export async function withIncoming<Result>(
  { incoming }: SiteLayout,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await createStaging(incoming);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
