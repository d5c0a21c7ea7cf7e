import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  federationFiles,
  federationManifestFile,
  type FederationManifest,
  type FirstFile,
  type ModuleDescriptor,
} from '@escale/contracts';
import { digestOf } from '../store/file-digests';
import type { SiteLayout } from '../base/site-layout';

const kindOf = (file: string): FirstFile[0] =>
  file.endsWith('.css') ? 'style' : file.endsWith('.json') ? 'fetch' : 'script';

/**
 * Returns the files that a published version loads before its first page, with the digests that the
 * browser will require. Empty for a placeholder, and if the federation manifest is not the
 * published one.
 */
export async function firstFilesOf(site: SiteLayout, descriptor: ModuleDescriptor): Promise<FirstFile[]> {
  const { id, version, entry, seal, files } = descriptor;
  const manifest = await readFile(
    path.join(site.versionFolder(id, version), federationManifestFile),
    'utf8',
  ).catch(() => '');
  if (entry === null || digestOf(manifest) !== files[federationManifestFile]) return [];
  const { first } = federationFiles(JSON.parse(manifest) as FederationManifest);
  const digests: Record<string, string | undefined> = { ...files, 'descriptor.json': seal };
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return ['descriptor.json', federationManifestFile, ...first].flatMap((file): FirstFile[] => {
    const integrity = digests[file];
    return integrity === undefined ? [] : [[kindOf(file), folder + file, integrity]];
  });
}
