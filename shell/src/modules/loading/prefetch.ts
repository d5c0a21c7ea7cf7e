import { languages, type ModuleDescriptor } from '@escale/contracts';
import { currentLanguage } from '@escale/i18n';
import { runInTasks } from '../../lib/run-in-tasks';
import { sharedPackageNames } from '../compatibility/compatibility';
import { assetFolderOf } from '../registry/asset-index';
import { fetchManifest } from '../integrity/verified-manifest';
import type { Federation } from './federation';

/** True if the user has asked the browser to save data. */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Fetches a file into the HTTP cache, from which the browser later loads it. */
async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { priority: 'low', signal });
  if (!response.ok) throw new Error(`${url}: prefetch failed`);
  await response.arrayBuffer();
}

function prefetchFile(url: string, signal: AbortSignal): Promise<void> {
  // Safari ignores prefetch links: they fire neither `load` nor `error`.
  if (!document.createElement('link').relList.supports('prefetch')) return fetchFile(url, signal);
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

/** True for a file with the texts of another language. The name of such a file begins with the code of its language. */
const isOtherLanguage = (file: string) =>
  languages.some((language) => language !== currentLanguage() && file.startsWith(`${language}.`));

/**
 * Prefetches the files that opening a module loads, without running any of them. These are the
 * module's manifest, entry, scripts and first style sheets, and the shared packages that it takes
 * from the shell. Each request starts in a task of its own, since a module has dozens of files.
 * Rejects if a file of the module does not load.
 */
export async function prefetchModule(
  descriptor: ModuleDescriptor,
  { federation, signal }: { federation: Federation; signal: AbortSignal },
): Promise<void> {
  const requests: Promise<void>[] = [];
  const follow = (request: Promise<void>) => {
    requests.push(request);
    // A request may fail while others are still to be made; `prefetchModule` rejects with that error at the end.
    request.catch(() => undefined);
  };
  const requestShared = sharedPackageNames(descriptor).map(
    (name) => () => follow(federation.fetchShared([name])),
  );
  const [{ files }] = await Promise.all([
    fetchManifest(descriptor, { verified: true, signal }),
    runInTasks(requestShared),
  ]);
  const folder = assetFolderOf(descriptor);
  const wanted = [...files.first, ...files.pages].filter((file) => !isOtherLanguage(file));
  await runInTasks(wanted.map((file) => () => follow(prefetchFile(folder + file, signal))));
  await Promise.all(requests);
}
