import { descriptorText, type ModuleDescriptor } from '@escale/contracts';
import { ModuleLoadError } from '../errors/module-load-error';
import { assetFolder } from './asset-index';
import { fetchVerified } from './verified-fetch';

const manifestFile = 'mf-manifest.json';
const descriptorFile = 'descriptor.json';

interface Manifest {
  metaData?: { remoteEntry?: { type?: string; name?: string; path?: string } };
  exposes?: {
    path?: string;
    assets?: Record<'js' | 'css', { sync?: string[]; async?: string[] } | undefined>;
  }[];
  shared?: unknown;
}

/** The federation manifest of a version, after its verification. */
export interface VerifiedManifest {
  /** Address of the manifest. */
  url: string;
  text: string;
  /** True: the entry is an ECMAScript module. */
  isEsm: boolean;
  /** Names of the files that opening the module loads first. */
  firstFiles: string[];
  /** Names of the scripts of its pages. */
  pageFiles: string[];
}

function parseManifest(text: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (['metaData', 'exposes', 'shared'].every((part) => part in manifest)) return manifest;
  } catch (cause) {
    throw new ModuleLoadError('invalid', { file: manifestFile, cause });
  }
  throw new ModuleLoadError('invalid', { file: manifestFile });
}

/**
 * Fetches a version's own descriptor and its federation manifest and verifies both: the descriptor against its hash
 * (the `seal`) and the registry's descriptor, the manifest against its hash. Throws a `ModuleLoadError`.
 */
export async function fetchVerifiedManifest(
  descriptor: ModuleDescriptor,
  { verified, signal }: { verified: boolean; signal: AbortSignal },
): Promise<VerifiedManifest> {
  const url = new URL(descriptor.entry ?? '', window.location.origin).href;
  const hashOf = (hash: string | undefined) => (verified ? (hash ?? '') : null);
  const [ownDescriptor, text] = await Promise.all([
    verified
      ? fetchVerified({
          url: assetFolder(descriptor) + descriptorFile,
          file: descriptorFile,
          integrity: hashOf(descriptor.seal),
          signal,
        })
      : null,
    fetchVerified({ url, file: manifestFile, integrity: hashOf(descriptor.files[manifestFile]), signal }),
  ]);
  if (ownDescriptor !== null && ownDescriptor !== descriptorText(descriptor))
    throw new ModuleLoadError('integrity', { file: descriptorFile });
  const { metaData, exposes = [] } = parseManifest(text);
  const { type, name = '', path = '' } = metaData?.remoteEntry ?? {};
  const { js, css } = exposes.find((exposed) => exposed.path === './module')?.assets ?? {};
  const entryFile = path.replace(/^\.?\/|\/$/g, '') + name;
  return {
    url,
    text,
    isEsm: type === 'module' || type === 'esm',
    firstFiles: [entryFile, ...(js?.sync ?? []), ...(css?.sync ?? [])],
    pageFiles: js?.async ?? [],
  };
}
