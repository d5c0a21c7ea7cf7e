import type { ModuleDescriptor } from '@escale/contracts';
import { folderOf } from './known-files';
import { ModuleFault } from './module-fault';
import { faultOf } from './verified-fetch';

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
export async function preloadModules(descriptor: ModuleDescriptor): Promise<void> {
  const folder = folderOf(descriptor);
  const scripts = Object.entries(descriptor.files).filter(([file]) => /\.m?js$/.test(file));
  await Promise.all(
    scripts.map(async ([file, integrity]) => {
      if (await preload(folder + file)) return;
      const fault = await faultOf(folder + file, file, integrity);
      throw fault.kind === 'integrity' ? fault : new ModuleFault('unreachable', { file, cause: fault });
    }),
  );
}
