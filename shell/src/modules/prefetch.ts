import type { ModuleDescriptor } from '@escale/contracts';
import { refusalOf } from './gates';
import { hostOf } from './host';
import { folderOf, trackFiles } from './known-files';
import { isOverridden } from './override';
import { platformClient } from './platform-client';
import { runtimeConfigQueryOptions } from './runtime-config';
import { openSeal } from './sealed-manifest';
import { hasFailed, notePrefetched } from './tab-state';

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
  const host = hostOf(await platformClient.query(runtimeConfigQueryOptions()));
  if (refusalOf(descriptor, host) !== null || descriptor.seal === undefined) return;
  trackFiles(descriptor, true);
  const { first } = await openSeal(descriptor, true);
  await Promise.all(first.map((file) => fetchAhead(folderOf(descriptor) + file, file)));
  notePrefetched(descriptor);
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
