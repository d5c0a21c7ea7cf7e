import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What a module that runs alone needs to answer its own calls. */
export interface StandaloneMocks {
  /** The module's `handlers`. */
  handlers: string;
  /** The script that starts them in the page. */
  start: string;
  /** The service worker of msw, which the page requests by this name. */
  worker: string;
}

/** The address from which `startMocks` loads the service worker. */
export const workerPath = '/mockServiceWorker.js';

/** Finds the mocks of a module (`src/mocks.ts`); `null` for one without. */
export function findMocks(appDir: string): StandaloneMocks | null {
  const handlers = path.join(appDir, 'src/mocks.ts');
  if (!existsSync(handlers)) return null;
  const start = resolveFrom(path.join(appDir, 'package.json'), '@escale/testing/mock-worker');
  return { handlers, start, worker: createRequire(start).resolve('msw/mockServiceWorker.js') };
}

/** Resolves a package from the module's own; before the module's first installation in the workspace, from this checkout. */
function resolveFrom(file: string, name: string): string {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return createRequire(import.meta.url).resolve(name);
  }
}
