import { currentLanguage, loadTexts } from '@escale/i18n';
import type { ModuleDefinition, ModulePage } from '@escale/module-kit';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';

function pageAt({ pages }: ModuleDefinition, pathname: string): ModulePage | undefined {
  const routes = pages.map((page) => ({ path: page.path, handle: page }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/**
 * Loads the code of a module's page at an address and the module's texts in the current language, so that the page renders at once.
 * Rejects with the bundler's error.
 */
export async function preloadPage(definition: ModuleDefinition, pathname: string): Promise<void> {
  await pageAt(definition, pathname)?.preload?.();
  await loadTexts(currentLanguage());
}

/** Starts the first API calls of a module's page. A failure surfaces when the page is rendered. */
export async function prefetchPage(
  definition: ModuleDefinition,
  pathname: string,
  queryClient: QueryClient,
): Promise<void> {
  await pageAt(definition, pathname)?.prefetch?.(queryClient);
}
