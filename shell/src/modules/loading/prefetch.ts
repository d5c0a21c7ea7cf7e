import type { ModuleDescriptor } from '@escale/contracts';
import { checkCompatibility } from '../compatibility/compatibility';
import { hostCapabilities } from '../compatibility/host-capabilities';
import { assetFolder, registerAssets } from '../integrity/asset-index';
import { isOverridden } from '../registry/override';
import { platformClient } from '../registry/platform-client';
import { runtimeConfigQueryOptions } from '../registry/runtime-config';
import { fetchVerifiedManifest } from '../integrity/verified-manifest';
import { hasFailed, recordPrefetched } from '../status/module-status-store';

const begun = new Set<string>();

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what opening a module will need, without running any of it: its manifest, entry, first scripts and style
 * sheets. Only for a module that the user may open; nothing under save-data, nothing that a gate refuses.
 */
export async function prefetchModule(descriptor: ModuleDescriptor): Promise<void> {
  const { id, version, entry } = descriptor;
  if (entry === null || savesData() || isOverridden(descriptor) || begun.has(`${id}@${version}`)) return;
  if (hasFailed(descriptor)) return;
  begun.add(`${id}@${version}`);
  const host = hostCapabilities(await platformClient.query(runtimeConfigQueryOptions()));
  if (checkCompatibility(descriptor, host) !== null || descriptor.seal === undefined) return;
  registerAssets(descriptor, true);
  const { first } = await fetchVerifiedManifest(descriptor, true);
  await Promise.all(first.map((file) => fetchAhead(assetFolder(descriptor) + file, file)));
  recordPrefetched(descriptor);
}

function fetchAhead(url: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${url}: not fetched ahead`)));
    document.head.append(link);
  });
}
