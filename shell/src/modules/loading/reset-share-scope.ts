import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Returns to the shell the shared packages that a remote was the first to request. Needed before the remote is
 * registered by force: the runtime would drop them together with the remote, and it keeps a failed request for ever.
 */
export function resetShareScope(remote: string): void {
  const instance = getInstance();
  if (instance === null) return;
  for (const packages of Object.values(instance.shareScopeMap))
    for (const versions of Object.values(packages))
      for (const shared of Object.values(versions)) {
        if (shared.from === remote) shared.from = instance.name;
        if (!shared.loaded) shared.loading = null;
      }
}
