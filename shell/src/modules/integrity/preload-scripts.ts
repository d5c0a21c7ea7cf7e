import type { ModuleDescriptor } from '@escale/contracts';
import { assetFolder } from './asset-index';
import { ModuleLoadError } from '../errors/module-load-error';
import { diagnoseFailure } from './verified-fetch';

function preload(url: string): Promise<boolean> {
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
 * An `import()` carries no hash, but takes the module that was preloaded from its address: so all scripts of a remote
 * that is built as ECMAScript modules are fetched under their hashes before the first of them runs.
 */
export async function preloadScripts(descriptor: ModuleDescriptor): Promise<void> {
  const folder = assetFolder(descriptor);
  const scripts = Object.entries(descriptor.files).filter(([file]) => /\.m?js$/.test(file));
  await Promise.all(
    scripts.map(async ([file, integrity]) => {
      if (await preload(folder + file)) return;
      const error = await diagnoseFailure(folder + file, file, integrity);
      throw error.kind === 'integrity' ? error : new ModuleLoadError('unreachable', { file, cause: error });
    }),
  );
}
