import type { ModuleDescriptor } from '@escale/contracts';
import { untilAborted } from '../../lib/deadline';
import { ModuleLoadError } from '../errors/module-load-error';
import { assetFolderOf } from '../registry/asset-index';
import { diagnoseFailure, toAssetError } from './verified-fetch';

function preloadScript(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.appendChild(link);
  });
}

/**
 * Preloads all scripts of an ECMAScript-module remote before any of them runs, so that the browser
 * verifies them: `import()` takes no hash, but reuses the preloaded module of the same address. The
 * links get their hashes when they are appended. Throws a `ModuleLoadError` if a script cannot be
 * loaded or does not match its hash.
 */
export async function preloadScripts(descriptor: ModuleDescriptor, signal: AbortSignal): Promise<void> {
  const scripts = Object.entries(descriptor.files).filter(([file]) => /\.m?js$/.test(file));
  const load = async ([file, integrity]: [string, string]) => {
    const url = assetFolderOf(descriptor) + file;
    if (await preloadScript(url)) return;
    const error = await diagnoseFailure({ url, file, integrity, signal });
    throw error.kind === 'integrity' ? error : new ModuleLoadError('unreachable', { file, cause: error });
  };
  await untilAborted(Promise.all(scripts.map(load)), signal).catch((cause: unknown) => {
    throw toAssetError(cause, '');
  });
}
