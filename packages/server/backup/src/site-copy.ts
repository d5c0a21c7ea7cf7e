import { readdir } from 'node:fs/promises';
import { isThere, replaceContent } from '@escale/data-folder';
import { create, extract } from 'tar';
import { filesWrittenLast, type SiteLayout, withWholeSite } from '@escale/site';

/**
 * Files that are neither backed up nor replaced: locks, leftovers of publishes and restores, and
 * content that a restore has moved aside.
 */
const excludedNames =
  /(^|\/)(\.publish\.[^/]*|\.publishing-[^/]*|\.publishing\/(incoming|tokens\.(lock|pid|start\.lock))|\.restor(ing|ed)(-[^/]*)?|\.before-restore-[^/]*|[^/]*\.writing)(\/|$)/;

/** True if a shell or a module has been published to the site. */
export const hasSite = async (site: SiteLayout): Promise<boolean> =>
  (await isThere(site.registry)) || (await isThere(site.page));

/** Returns the names in the site folder that a restore would move aside; an empty list if the folder does not exist. */
export const namesReplacedByRestore = async ({ root }: SiteLayout): Promise<string[]> => {
  const names = await readdir(root).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !excludedNames.test(name));
};

/** Writes the site into an archive; changes of the site wait meanwhile. */
export function copySite(site: SiteLayout, file: string): Promise<void> {
  return withWholeSite(site, () =>
    create({ cwd: site.root, file, portable: true, filter: (name) => !excludedNames.test(name) }, ['.']),
  );
}

/** Replaces the site with that of an archive, registry and page last; moves the existing site aside. */
export function replaceSite(site: SiteLayout, file: string, reason: string): Promise<string | undefined> {
  const unpack = (folder: string) => extract({ file, cwd: folder, strict: true });
  const namesToMoveAside = (names: string[]) => names.filter((name) => !excludedNames.test(name));
  return withWholeSite(site, () =>
    replaceContent(
      site.root,
      unpack,
      { asidePrefix: '.before-restore-', reason, namesToMoveAside },
      filesWrittenLast(site),
    ),
  );
}
