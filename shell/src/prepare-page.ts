import { userPreferencesQueryOptions } from '@escale/api-client';
import { meQueryOptions, type AppStore } from '@escale/auth';
import { effectivePermissions, missingRight } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ModuleLoader, Visitor } from './modules/module-loader';

const address = () => window.location.pathname;

/** Returns which routes are open to somebody signed in; `missing` returns the right that they lack, `null` for none. */
export const mayOpenBy =
  (missing: (id: string, right: string) => string | null): Visitor['mayOpen'] =>
  (id, access) => {
    if (access === 'public' || access === 'signed-in') return true;
    return access !== 'anonymous' && missing(id, access) === null;
  };

/** Loads the module of an address that everybody may open, so that its page renders at once. */
export function preparePublicPage(loader: ModuleLoader): Promise<void> {
  const mayOpen: Visitor['mayOpen'] = (_id, access) => access === 'public' || access === 'anonymous';
  return loader.preparePage(address(), { user: null, mayOpen });
}

/**
 * Loads the module of the address while the frame is being rendered, as soon as the answers about the session say that its
 * guard will let the person in. Where it is less sure than the guard, nothing is loaded ahead.
 */
export async function prepareOwnPage(
  loader: ModuleLoader,
  store: AppStore,
  queryClient: QueryClient,
): Promise<void> {
  const user = queryClient.getQueryData(meQueryOptions().queryKey);
  if (store.getState().session.status !== 'authenticated' || user === undefined) return;
  const preferences = await queryClient.query(userPreferencesQueryOptions(user.id)).catch(() => null);
  if (preferences === null) return;
  const mayOpen = mayOpenBy((id, right) =>
    missingRight(effectivePermissions(id, user.role, preferences.permissions), right),
  );
  await loader.preparePage(address(), { user, mayOpen, pageClient: queryClient });
}
