import { userPreferencesQueryOptions } from '@escale/api-client';
import { meQueryOptions, type AppStore } from '@escale/auth';
import type { QueryClient } from '@tanstack/react-query';
import { loadTools } from '../app/frame/load-tools';
import { accessCheckOf, type MayOpen } from '../modules/registry/may-open';
import type { ModuleLoader } from '../modules/module-loader';
import { registryQueryOptions } from '../modules/registry/registry';

const currentPath = () => window.location.pathname;
const isHomePath = () => /^\/(modules\/?)?$/.test(currentPath());

/** Loads the module of a public address, so that the module's page renders at once. */
export function preparePublicPage(loader: ModuleLoader): Promise<void> {
  const mayOpen: MayOpen = (_id, access) => access === 'public' || access === 'anonymous';
  return loader.preparePage(currentPath(), { user: null, mayOpen });
}

/**
 * Waits for the data that frame and page need, so that React renders both once, in steps. Data that
 * arrived later would make React render everything in one task. Also starts to load the module at
 * the address, without waiting for it, if the preferences show that the module's guard will grant
 * access.
 */
export async function prepareFrame(
  loader: ModuleLoader,
  store: AppStore,
  queryClient: QueryClient,
): Promise<void> {
  const user = queryClient.getQueryData(meQueryOptions().queryKey);
  if (store.getState().session.status !== 'authenticated' || user === undefined) return;
  const preferences = await queryClient.query(userPreferencesQueryOptions(user.id)).catch(() => null);
  if (preferences !== null) {
    const mayOpen = accessCheckOf(user.role, preferences);
    void loader.preparePage(currentPath(), { user, mayOpen, pageClient: queryClient });
  }
  const registry = loader.queryClient.query(registryQueryOptions());
  await Promise.allSettled([registry, isHomePath() && loadTools()]);
}
