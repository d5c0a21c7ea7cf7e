import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Makes the shell the owner of shared packages that a remote requested first, and clears requests
 * that have failed or are pending. Call before a forced registration of the remote: the runtime would
 * drop those packages together with the remote, and it keeps a failed request forever.
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
