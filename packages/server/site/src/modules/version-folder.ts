import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  descriptorText,
  moduleDescriptorSchema,
  type ModuleDescriptor,
  type ModuleManifest,
} from '@escale/contracts';
import { bareManifest } from '../build/dist-descriptor';
import { contentHash, digestOf, isIntact, sealedDigests } from '../store/file-digests';
import { PublishError } from '../base/publish-error';
import type { SiteLayout } from '../base/site-layout';

/** Returns eight hex digits identifying the content of a build: its descriptor and its files. */
export function versionHash(
  descriptor: Pick<ModuleDescriptor, 'files' | 'requires'> & ModuleManifest,
): string {
  const lines = Object.entries(descriptor.files).map(([file, digest]) => `${file} ${digest}`);
  return contentHash([
    JSON.stringify(bareManifest(descriptor)),
    JSON.stringify(descriptor.requires),
    ...lines,
  ]);
}

/** Throws a `PublishError` if files of a version are not as published; files on another origin are not checked. */
export async function assertIntact(site: SiteLayout, descriptor: ModuleDescriptor): Promise<void> {
  const { id, version, entry } = descriptor;
  if (!entry?.startsWith('/')) return;
  if (!(await isIntact(site.versionFolder(id, version), sealedDigests(descriptor))))
    throw new PublishError(`${id}: the files of ${version} are missing or damaged; publish that build again`);
}

/**
 * Reads the folder of a published version that the registry no longer names. `null` if there is no
 * such folder, or if its content does not match its name.
 */
export async function readVersionFolder(
  site: SiteLayout,
  id: string,
  version: string,
): Promise<ModuleDescriptor | null> {
  if (path.basename(version) !== version) return null;
  try {
    const text = await readFile(path.join(site.versionFolder(id, version), 'descriptor.json'), 'utf8');
    const parsed: unknown = JSON.parse(text);
    const descriptor = moduleDescriptorSchema.validateSync(parsed, { strict: true }) as ModuleDescriptor;
    const isNamed =
      descriptor.id === id &&
      descriptor.version === version &&
      descriptorText(descriptor) === text &&
      version.endsWith(`-${versionHash(descriptor)}`);
    return isNamed ? { ...descriptor, seal: digestOf(text) } : null;
  } catch {
    return null;
  }
}
