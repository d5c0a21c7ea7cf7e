import { descriptorText, type ModuleDescriptor } from '@escale/contracts';
import { storeManifest } from './manifest-cache';
import { assetFolder } from './asset-index';
import { ModuleLoadError } from '../errors/module-load-error';
import { fetchVerified } from './verified-fetch';

const manifestFile = 'mf-manifest.json';

interface Manifest {
  metaData?: { remoteEntry?: { type?: string; name?: string; path?: string } };
  exposes?: { path?: string; assets?: Record<'js' | 'css', { sync?: string[] } | undefined> }[];
  shared?: unknown;
}

function readManifest(text: string): Manifest {
  const manifest = parsed(text);
  const complete = ['metaData', 'exposes', 'shared'].every((part) => part in manifest);
  if (!complete) throw new ModuleLoadError('invalid', { file: manifestFile });
  return manifest;
}

function parsed(text: string): Manifest {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch (cause) {
    throw new ModuleLoadError('invalid', { file: manifestFile, cause });
  }
}

/**
 * Fetches a version's own descriptor and its federation manifest, and holds both to what the registry says: the
 * descriptor to its seal and to the registry's words, the manifest to its hash. Throws a `ModuleLoadError`. Gives whether
 * the entry is an ECMAScript module, and the files that opening the module loads first.
 */
export async function fetchVerifiedManifest(
  descriptor: ModuleDescriptor,
  checked: boolean,
): Promise<{ isEsm: boolean; first: string[] }> {
  const folder = assetFolder(descriptor);
  const entry = new URL(descriptor.entry ?? '', window.location.origin).href;
  const [sealed, manifest] = await Promise.all([
    checked ? fetchVerified(`${folder}descriptor.json`, 'descriptor.json', descriptor.seal ?? '') : null,
    fetchVerified(entry, manifestFile, checked ? (descriptor.files[manifestFile] ?? '') : null),
  ]);
  if (sealed !== null && sealed !== descriptorText(descriptor))
    throw new ModuleLoadError('integrity', { file: 'descriptor.json' });
  const { metaData, exposes = [] } = readManifest(manifest);
  const { type, name = '', path = '' } = metaData?.remoteEntry ?? {};
  storeManifest(entry, manifest);
  const { js, css } = exposes.find((exposed) => exposed.path === './module')?.assets ?? {};
  const first = [path.replace(/^\.?\/|\/$/g, '') + name, ...(js?.sync ?? []), ...(css?.sync ?? [])];
  return { isEsm: type === 'module' || type === 'esm', first };
}
