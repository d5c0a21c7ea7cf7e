import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Takes back the shell's packages that a remote was the first to ask for, before the remote is registered by force: the
 * runtime notes them as the remote's own and would drop them with it, and keeps the failure of one for ever.
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
