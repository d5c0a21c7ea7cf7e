import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { descriptorText, type ModuleDescriptor } from '@escale/contracts';
import { publishedFiles } from '../build/build-folder';
import { writePrecompressed } from '../store/precompressed';
import { descriptorSizeProblems } from '../build/descriptor-limits';
import { bareManifest, readManifestFile, type PackagedManifest } from '../build/dist-descriptor';
import { sharedRanges } from '../build/federation-file';
import { digestFiles, digestOf, isIntact, sealedDigests } from '../store/file-digests';
import { readHistory } from '../registry/history';
import { loadCheck } from '../check/load-check';
import { stageCanary, activateVersion, type ActivationResult } from './activate-version';
import { removeOldVersions } from './old-versions';
import { PublishError } from '../publish-error';
import { readableEntries } from '../registry/registry-file';
import { recordImports } from '../shell/module-imports';
import { assertTaken, offerFor } from '../shell/target-shell';
import { siteLayout, type SiteLayout } from '../site-layout';
import { finishRestore, withSiteLock } from '../change-site';
import { copyFiles, createStaging, putInPlace } from '../store/staging';
import { versionHash } from './version-folder';

const entryFile = 'mf-manifest.json';

export interface PublishModuleOptions {
  siteDir: string;
  /** The module's build: `descriptor.json`, `mf-manifest.json` and the files they name. */
  distDir: string;
  /** Skips content that was rolled back. */
  onlyNew?: boolean;
  /** Publishes even a build that breaks the rules of `escale check`. */
  unchecked?: boolean;
  /** The build of a shell that goes live next; by default the build is held to the live shell of the site. */
  shell?: string | undefined;
  /** Registers the version as a canary without an audience, beside the live one. */
  canary?: boolean;
  /** Whose build it must be: of this module and this team. */
  expected?: { id: string; owner: string } | undefined;
  /** Target folder instead of the site, and the address that serves it. */
  assets?: { folder: string; url: string } | undefined;
}

/**
 * Publishes a module's build: copies it into an immutable folder named by its content hash, then makes it live in the
 * registry. Atomic: a publish killed at any moment leaves either the old or the new state. Throws a `PublishError` for
 * a build that cannot be published.
 */
export async function publishModule({
  siteDir,
  distDir,
  onlyNew = false,
  unchecked = false,
  shell,
  canary = false,
  expected,
  assets,
}: PublishModuleOptions): Promise<ActivationResult> {
  const site = siteLayout(siteDir, assets);
  await finishRestore(site);
  const built = await readManifestFile(path.join(distDir, 'descriptor.json'));
  const { manifest } = built;
  if (expected !== undefined) assertExpected(manifest, expected);
  const files = await publishedFiles(distDir);
  if (!files.includes(entryFile))
    throw new PublishError(`${manifest.id}: ${entryFile} is missing in ${distDir}`);
  if (!unchecked) await (await loadCheck()).assertPublishable(distDir, await offerFor({ siteDir, shell }));
  const requires = { ...(await sharedRanges(path.join(distDir, entryFile))), ...built.requires };
  const [tooLarge] = descriptorSizeProblems({ manifest: bareManifest(manifest), requires, files });
  if (tooLarge !== undefined) throw new PublishError(`${manifest.id}: ${tooLarge}`);
  const staging = await createStaging(site.moduleFolder(manifest.id));
  try {
    await copyFiles(distDir, staging, files);
    const descriptor = describe(site, { ...built, requires }, await digestFiles(staging, files));
    const folder = site.versionFolder(descriptor.id, descriptor.version);
    const digests = sealedDigests(descriptor);
    const present = await isIntact(folder, digests);
    if (!present) await finishStaging(staging, descriptor);
    return await withSiteLock(site, async () => {
      if (!present && !(await isIntact(folder, digests))) await putInPlace(staging, folder);
      if (!unchecked && shell === undefined)
        await assertTaken(site, { ...descriptor, imports: built.imports });
      await recordImports(site, await readableEntries(site), { ...descriptor, imports: built.imports });
      if (canary) return stageCanary(site, descriptor);
      const rolledBack = onlyNew && (await wasRolledBack(site, descriptor));
      const result = await activateVersion(site, descriptor, () => !rolledBack);
      await removeOldVersions(site, descriptor.id);
      return result;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function assertExpected(
  { id, owner }: PackagedManifest['manifest'],
  expected: { id: string; owner: string },
): void {
  if (id !== expected.id) throw new PublishError(`this is a build of ${id}; the token is for ${expected.id}`);
  if (owner.team.normalize() !== expected.owner.normalize())
    throw new PublishError(
      `${id}: the build names ${JSON.stringify(owner.team)} as its owner, the token is of ${JSON.stringify(expected.owner)}`,
    );
}

function describe(
  site: SiteLayout,
  built: PackagedManifest,
  files: Record<string, string>,
): ModuleDescriptor {
  const manifest = bareManifest(built.manifest);
  const { requires } = built;
  const version = `${built.version}-${versionHash({ ...manifest, files, requires })}`;
  const entry = site.versionAddress(manifest.id, version, entryFile);
  const descriptor = { ...manifest, version, entry, files, requires };
  return { ...descriptor, seal: digestOf(descriptorText(descriptor)) };
}

async function finishStaging(staging: string, descriptor: ModuleDescriptor): Promise<void> {
  await writePrecompressed(staging, Object.keys(descriptor.files));
  await writeFile(path.join(staging, 'descriptor.json'), descriptorText(descriptor));
}

/** Whether people were taken back from it since the last publish, by a command or by hand. */
async function wasRolledBack(site: SiteLayout, { id, version }: ModuleDescriptor): Promise<boolean> {
  const moves = (await readHistory(site)).filter((line) => line.id === id);
  const lastPublish = moves.findLastIndex(({ action }) => action === 'publish' || action === 'promote');
  return moves
    .slice(lastPublish + 1)
    .some(({ action, from }) => (action === 'rollback' || action === 'recovered') && from === version);
}
