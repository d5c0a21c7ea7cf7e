import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { currentVersions, shellId, type ModuleDescriptor } from '@escale/contracts';
import { siteLayout, type SiteLayout } from './base/site-layout';
import { liveRelease, placeOf, readShell, shellPage, type ShellRelease } from './live-shell/shell-releases';
import { readPreviews } from './registry/preview-files';
import { readRegistry } from './registry/registry-file';
import { digestOf, sealedDigests } from './store/file-digests';
import { compressedSuffixes } from './store/precompressed';

/** A version with files that differ from what was published. */
export interface DamagedVersion {
  id: string;
  version: string;
  missing: string[];
  /** Files with another content; compressed copies count, since browsers receive them. */
  altered: string[];
}

const decompress = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} satisfies Record<(typeof compressedSuffixes)[number], unknown>;

const contentOf = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });

/** True for a compressed copy with another content than the published one. */
async function isAlteredCopy(file: string, suffix: (typeof compressedSuffixes)[number], digest: string) {
  const copy = await contentOf(file + suffix);
  if (copy === null) return false;
  return decompress[suffix](copy).then(
    (content) => digestOf(content) !== digest,
    () => true,
  );
}

async function damageOf(
  { id, version }: Pick<DamagedVersion, 'id' | 'version'>,
  digests: Record<string, string>,
  place: (file: string) => string,
): Promise<DamagedVersion[]> {
  const missing: string[] = [];
  const altered: string[] = [];
  for (const [file, digest] of Object.entries(digests)) {
    const content = await contentOf(place(file));
    if (content === null) missing.push(file);
    else if (digestOf(content) !== digest) altered.push(file);
    for (const suffix of compressedSuffixes)
      if (await isAlteredCopy(place(file), suffix, digest)) altered.push(file + suffix);
  }
  return missing.length + altered.length === 0 ? [] : [{ id, version, missing, altered }];
}

const moduleDamage = (site: SiteLayout, version: ModuleDescriptor) =>
  version.entry?.startsWith('/')
    ? damageOf(version, sealedDigests(version), (file) =>
        path.join(site.versionFolder(version.id, version.version), file),
      )
    : [];

/**
 * Returns the damage of the shell. Checks the page in the release's folder, since the served page
 * also contains first screen and product name.
 */
const shellDamage = (site: SiteLayout, { version, files }: ShellRelease) =>
  damageOf({ id: shellId, version }, files, (file) =>
    file === shellPage ? path.join(site.shellFolder, version, file) : placeOf(site, file),
  );

/**
 * Returns the damaged versions: compares files with the digests that publishing recorded. Reads the
 * files of the live shell, and of each module's live version, canary, previous versions and
 * previews. Does not read files on another origin.
 */
export async function verifySite(siteDir: string): Promise<DamagedVersion[]> {
  const site = siteLayout(siteDir);
  const { entries } = await readRegistry(site);
  const release = liveRelease(await readShell(site));
  const damaged: DamagedVersion[] = [];
  if (release !== undefined) damaged.push(...(await shellDamage(site, release)));
  const previews = (await readPreviews(site)).map(({ descriptor }) => descriptor);
  const versions = [
    ...entries.flatMap((entry) => [...currentVersions(entry), ...entry.previous]),
    ...previews,
  ];
  const distinct = new Map(versions.map((version) => [`${version.id}@${version.version}`, version]));
  for (const version of distinct.values()) damaged.push(...(await moduleDamage(site, version)));
  return damaged;
}
