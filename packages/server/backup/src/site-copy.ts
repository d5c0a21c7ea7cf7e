import { readdir } from 'node:fs/promises';
import { isThere, replaceContent } from '@escale/data-folder';
import { create, extract } from 'tar';
import { lastOf, type SiteLayout, withWholeSite } from '@escale/site';

/** Leftovers of a publish in progress, and files specific to this machine. */
const excludedNames =
  /(^|\/)(\.publish\.[^/]*|\.publishing-[^/]*|\.publishing\/(incoming|tokens\.(lock|pid|start\.lock))|\.restor(ing|ed)(-[^/]*)?|\.before-restore-[^/]*|[^/]*\.writing)(\/|$)/;

/** True where a shell or a module has been published. */
export const hasSite = async (site: SiteLayout): Promise<boolean> =>
  (await isThere(site.registry)) || (await isThere(site.page));

/** The parts of a folder that a restore would move aside; none without a folder. */
export const replacedBySite = async ({ root }: SiteLayout): Promise<string[]> => {
  const names = await readdir(root).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !excludedNames.test(name));
};

/** Writes the site into an archive, in a state between two publishes; others wait meanwhile. */
export function copySite(site: SiteLayout, file: string): Promise<void> {
  return withWholeSite(site, () =>
    create({ cwd: site.root, file, portable: true, filter: (name) => !excludedNames.test(name) }, ['.']),
  );
}

/** Replaces the site with that of an archive; the existing one is moved aside. The registry and the page come last. */
export function putSite(site: SiteLayout, file: string, reason: string): Promise<string | undefined> {
  const unpack = (folder: string) => extract({ file, cwd: folder, strict: true });
  const goes = (names: string[]) => names.filter((name) => !excludedNames.test(name));
  return withWholeSite(site, () =>
    replaceContent(site.root, unpack, { asidePrefix: '.before-restore-', reason, goes }, lastOf(site)),
  );
}
