import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { descriptorText, type ModuleDescriptor } from '@escale/contracts';
import { descriptorSizeProblems } from '../build/descriptor-limits';
import { bareManifest } from '../build/dist-descriptor';
import { sharedRanges } from '../build/federation-file';
import { entryFile, type ModuleBuild } from '../build/read-build';
import { PublishError } from '../base/publish-error';
import type { SiteLayout } from '../base/site-layout';
import { digestFiles, digestOf, isIntact, sealedDigests } from '../store/file-digests';
import { writePrecompressed } from '../store/precompressed';
import { copyFiles, createStaging, putInPlace } from '../store/staging';
import { versionHash } from './version-folder';

/** A version whose files are staged beside their destination. */
export interface StagedVersion {
  descriptor: ModuleDescriptor;
  /** Renames the files into place, unless they are there. The caller holds the site lock. */
  putInPlace: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies a build beside the versions of its module, and describes it by the hash of every file. */
export async function stageVersion(site: SiteLayout, build: ModuleBuild): Promise<StagedVersion> {
  const { distDir, files } = build;
  const manifest = bareManifest(build.manifest);
  const requires = { ...(await sharedRanges(path.join(distDir, entryFile))), ...build.requires };
  const [tooLarge] = descriptorSizeProblems({ manifest, requires, files });
  if (tooLarge !== undefined) throw new PublishError(`${manifest.id}: ${tooLarge}`);
  const staging = await createStaging(site.moduleFolder(manifest.id));
  const remove = () => rm(staging, { recursive: true, force: true });
  try {
    await copyFiles(distDir, staging, files);
    const descriptor = describeVersion(site, { ...build, requires }, await digestFiles(staging, files));
    const folder = site.versionFolder(descriptor.id, descriptor.version);
    const isPresent = () => isIntact(folder, sealedDigests(descriptor));
    const wasPresent = await isPresent();
    if (!wasPresent) await finishStaging(staging, descriptor);
    return {
      descriptor,
      putInPlace: async () => {
        if (!wasPresent && !(await isPresent())) await putInPlace(staging, folder);
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function describeVersion(
  site: SiteLayout,
  built: ModuleBuild,
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
