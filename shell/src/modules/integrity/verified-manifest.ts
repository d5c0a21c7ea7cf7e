import {
  descriptorText,
  federationFiles,
  federationManifestFile,
  type FederationFiles,
  type FederationManifest,
  type ModuleDescriptor,
} from '@escale/contracts';
import { frenchSpaces } from '@escale/i18n';
import { ModuleLoadError } from '../errors/module-load-error';
import { assetFolderOf } from '../registry/asset-index';
import { fetchVerified } from './verified-fetch';

const descriptorFile = 'descriptor.json';

/** The federation manifest of a version. */
export interface LoadedManifest {
  /** Address of the manifest. */
  url: string;
  text: string;
  /** True if the entry is an ECMAScript module. */
  isEsm: boolean;
  files: FederationFiles;
}

function parseManifest(text: string): FederationManifest {
  try {
    const manifest = JSON.parse(text) as FederationManifest;
    if (['metaData', 'exposes', 'shared'].every((part) => part in manifest)) return manifest;
  } catch (cause) {
    throw new ModuleLoadError('invalid', { file: federationManifestFile, cause });
  }
  throw new ModuleLoadError('invalid', { file: federationManifestFile });
}

/**
 * Fetches the federation manifest of a version. If `verified`, also fetches the version's own
 * descriptor and verifies both: the descriptor against its hash (the `seal`) and the registry's copy,
 * the manifest against its hash. Throws a `ModuleLoadError`.
 */
export async function fetchManifest(
  descriptor: ModuleDescriptor,
  { verified, signal }: { verified: boolean; signal: AbortSignal },
): Promise<LoadedManifest> {
  const url = new URL(descriptor.entry ?? '', window.location.origin).href;
  const hashOf = (hash: string | undefined) => (verified ? (hash ?? '') : null);
  const [ownDescriptor, text] = await Promise.all([
    verified
      ? fetchVerified({
          url: assetFolderOf(descriptor) + descriptorFile,
          file: descriptorFile,
          integrity: hashOf(descriptor.seal),
          signal,
        })
      : null,
    fetchVerified({
      url,
      file: federationManifestFile,
      integrity: hashOf(descriptor.files[federationManifestFile]),
      signal,
    }),
  ]);
  // The registry's copy already contains the no-break spaces of its French texts, so the comparison inserts them into both.
  if (ownDescriptor !== null && frenchSpaces(ownDescriptor) !== frenchSpaces(descriptorText(descriptor)))
    throw new ModuleLoadError('integrity', { file: descriptorFile });
  const manifest = parseManifest(text);
  const type = manifest.metaData?.remoteEntry?.type;
  return {
    url,
    text,
    isEsm: type === 'module' || type === 'esm',
    files: federationFiles(manifest),
  };
}
