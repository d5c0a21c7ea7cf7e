import type { ModuleDefinition } from '@escale/module-kit';
import { matchRoutes } from 'react-router-dom';

/** Loads the code of a module's page at an address, so that it renders at once. Rejects with what the bundler threw. */
export async function preloadPage({ pages }: ModuleDefinition, pathname: string): Promise<void> {
  const routes = pages.map(({ path, preload }) => ({ path, handle: preload }));
  const preload = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  await preload?.();
}
