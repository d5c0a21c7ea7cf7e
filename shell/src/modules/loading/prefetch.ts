import type { ModuleDescriptor } from '@escale/contracts';
import { sharedNames } from '../compatibility/compatibility';
import { assetFolder } from '../integrity/asset-index';
import { fetchVerifiedManifest } from '../integrity/verified-manifest';
import type { Federation } from './federation';

/** True where the person has asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function prefetchFile(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${url}: prefetch failed`)));
    document.head.append(link);
  });
}

/**
 * Fetches what opening a module will load, without running any of it: its manifest, entry, scripts and first style sheets,
 * and the shared packages it takes from the shell. Rejects when a file of the module does not load.
 */
export async function prefetchModule(
  descriptor: ModuleDescriptor,
  { federation, signal }: { federation: Federation; signal: AbortSignal },
): Promise<void> {
  const shared = federation.fetchShared(sharedNames(descriptor));
  const { files } = await fetchVerifiedManifest(descriptor, { verified: true, signal });
  const folder = assetFolder(descriptor);
  await Promise.all([shared, ...[...files.first, ...files.pages].map((file) => prefetchFile(folder + file))]);
}
