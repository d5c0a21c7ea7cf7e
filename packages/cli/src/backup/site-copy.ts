import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import type { SiteLayout } from '../site-layout';
import { withLock } from '../site-lock';
import { isThere } from './is-there';
import { moveAside } from './move-aside';

/** What a publish under way leaves, and what belongs to this machine. */
const passing =
  /(^|\/)(\.publish\.lock|\.publishing-[^/]*|\.publishing\/(incoming|tokens\.lock)|\.restoring(-[^/]*)?|\.before-restore-[^/]*|[^/]*\.writing)(\/|$)/;

/** True where a shell or a module has been published. */
export const hasSite = async (site: SiteLayout): Promise<boolean> =>
  (await isThere(site.registry)) || (await isThere(site.page));

/** What of a folder a restore would move aside; nothing where there is no folder. */
export const replacedBySite = async ({ root }: SiteLayout): Promise<string[]> => {
  const names = await readdir(root).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !passing.test(name));
};

/** Writes the site into an archive, as it is between two publishes: others wait meanwhile. */
export function copySite(site: SiteLayout, file: string): Promise<void> {
  return withLock(site.root, site.lock, () =>
    create({ cwd: site.root, file, portable: true, filter: (name) => !passing.test(name) }, ['.']),
  );
}

/** Puts the site of an archive in the place of what is there, which is moved aside. The registry and the page come last. */
export async function putSite(site: SiteLayout, file: string, reason: string): Promise<string | undefined> {
  return withLock(site.root, site.lock, async () => {
    const staging = path.join(site.root, '.restoring');
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging);
    await extract({ file, cwd: staging, strict: true });
    const aside = await moveAside(site.root, await replacedBySite(site), {
      folder: '.before-restore-',
      reason,
    });
    const last = [site.registry, site.page].map((one) => path.basename(one));
    const names = await readdir(staging);
    for (const name of [
      ...names.filter((one) => !last.includes(one)),
      ...last.filter((one) => names.includes(one)),
    ])
      await rename(path.join(staging, name), path.join(site.root, name));
    await rm(staging, { recursive: true });
    return aside;
  });
}
