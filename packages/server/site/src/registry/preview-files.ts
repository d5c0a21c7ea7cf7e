import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { previewFile, previewId, previewSchema, type Preview } from '@escale/contracts';
import { clearUnfinishedWrites, writeAtomically } from '../store/atomic-write';
import type { SiteLayout } from '../base/site-layout';
import { makeMove } from './history';

/** A preview that the site stores, with the id from its address. */
export interface StoredPreview extends Preview {
  id: string;
}

const fileOf = ({ root }: SiteLayout, id: string) => path.join(root, previewFile(id));

const folderOf = (site: SiteLayout) => path.dirname(fileOf(site, 'any'));

async function readPreview(site: SiteLayout, id: string): Promise<StoredPreview | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(fileOf(site, id), 'utf8'));
    const { expires, descriptor } = previewSchema.validateSync(parsed, { strict: true }) as Preview;
    return { id, expires, descriptor };
  } catch {
    return null;
  }
}

async function previewIds(site: SiteLayout): Promise<string[]> {
  const names = await readdir(folderOf(site)).catch(() => []);
  return names.map((name) => path.basename(name, '.json')).filter((name) => previewId.test(name));
}

const isOver = ({ expires }: Preview, now: number) => !(Date.parse(expires) > now);

/** Returns the previews of a site that have not ended, the earliest end first. */
export async function readPreviews(site: SiteLayout, now = Date.now()): Promise<StoredPreview[]> {
  const found = await Promise.all((await previewIds(site)).map((id) => readPreview(site, id)));
  return found
    .flatMap((preview) => (preview === null || isOver(preview, now) ? [] : [preview]))
    .sort((a, b) => Date.parse(a.expires) - Date.parse(b.expires));
}

/** Writes a preview and records it. The caller holds the site lock. */
export async function storePreview(
  site: SiteLayout,
  { id, expires, descriptor }: StoredPreview,
): Promise<void> {
  const file = fileOf(site, id);
  const text = `${JSON.stringify({ expires, descriptor })}\n`;
  await mkdir(folderOf(site), { recursive: true });
  const move = { action: 'preview', id: descriptor.id, version: descriptor.version, from: null } as const;
  await makeMove(site, move, { file, text, write: () => writeAtomically(file, text) });
}

/** Ends a preview. */
export const removePreview = (site: SiteLayout, id: string): Promise<void> =>
  rm(fileOf(site, id), { force: true });

/** Removes the files of previews that have ended or cannot be read. The caller holds the site lock. */
export async function removeEndedPreviews(site: SiteLayout, now = Date.now()): Promise<void> {
  const current = new Set((await readPreviews(site, now)).map(({ id }) => id));
  const ids = await previewIds(site);
  if (ids.length > 0) await clearUnfinishedWrites(folderOf(site));
  for (const id of ids) if (!current.has(id)) await removePreview(site, id);
}
