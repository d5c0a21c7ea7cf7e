import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Paths of the files that answer the API calls of a module that runs alone. */
export interface StandaloneMocks {
  /** The module's mocks, which export `handlers`. */
  handlers: string;
  /** The script that starts the mocks on the page. */
  start: string;
  /** The service worker of msw, served at `workerPath`. */
  worker: string;
}

/** Path at which `startMocks` loads the service worker. */
export const workerPath = '/mockServiceWorker.js';

/** Finds the mocks of a module (`src/mocks.ts`). Returns `null` if there are none. */
export function findMocks(appDir: string): StandaloneMocks | null {
  const handlers = path.join(appDir, 'src/mocks.ts');
  if (!existsSync(handlers)) return null;
  const start = resolveFrom(path.join(appDir, 'package.json'), '@escale/testing/mock-worker');
  return { handlers, start, worker: createRequire(start).resolve('msw/mockServiceWorker.js') };
}

/** Resolves a package from the module's folder; from this package if the module's dependencies are not yet installed. */
function resolveFrom(file: string, name: string): string {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return createRequire(import.meta.url).resolve(name);
  }
}
