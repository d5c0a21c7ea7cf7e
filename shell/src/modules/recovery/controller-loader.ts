import type { ModuleDescriptor } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { sharedPackageNames } from '../compatibility/compatibility';
import type { CompatibilityCheck } from '../compatibility/compatibility-check';
import { toLoadError } from '../errors/chunk-error';
import type { ModuleLoadError } from '../errors/module-load-error';
import type { AssetIntegrity } from '../integrity/asset-integrity';
import type { Federation } from '../loading/federation';
import type { ModuleOpener } from '../loading/open-module';
import { resolveVersion, type Override } from '../registry/override';
import { refetchEntry } from '../registry/registry';
import { runtimeConfigQueryOptions } from '../registry/runtime-config';
import { logFailure } from '../status/failure-log';
import type { ModuleStatusStore } from '../status/module-status-store';
import type { ControllerLoader } from './module-controller';

export interface ControllerContext {
  /** Caches the registry and the configuration. */
  queryClient: QueryClient;
  override: Override | null;
  federation: Federation;
  integrity: AssetIntegrity;
  opening: ModuleOpener;
  status: ModuleStatusStore;
  compatibilityError: CompatibilityCheck;
  /**
   * Refusals found by `preparePage`. The first load of a refused module rejects with its refusal instead of requesting the module
   * again.
   */
  knownRefusals: WeakMap<ModuleDescriptor, ModuleLoadError>;
}

/**
 * Creates the loader functions that the controller of a module uses; `pageClient` is for the first API calls of its page. Recovery
 * returns to this tab's own version only if the controller began with it.
 */
export function createControllerLoader(
  context: ControllerContext,
  controlled: ModuleDescriptor,
  pageClient: QueryClient | undefined,
): ControllerLoader {
  const { queryClient, override, federation, integrity, opening, status, compatibilityError, knownRefusals } =
    context;
  return {
    load: (wanted, signal) => {
      const refusal = knownRefusals.get(wanted);
      knownRefusals.delete(wanted);
      if (refusal !== undefined) return Promise.reject(refusal);
      const { pathname } = window.location;
      // The page behind a card uses most of its module's shared packages; other pages fetch only those that they need.
      if (!opening.hasStarted(wanted) && wanted.card !== null && pathname === wanted.path)
        void federation.fetchShared(sharedPackageNames(wanted));
      return opening.open(wanted, pathname, { signal, pageClient });
    },
    loaded: (wanted) => opening.getOpened(wanted, window.location.pathname, pageClient),
    forget: opening.forget,
    refetchEntry: (id, signal) => refetchEntry(queryClient, id, signal),
    resolveVersion: (entry, user) =>
      resolveVersion(entry, user, controlled === override?.descriptor ? controlled : undefined),
    isCompatible: (version) => {
      const config = queryClient.getQueryData(runtimeConfigQueryOptions().queryKey);
      return config === undefined || compatibilityError(version, config) === null;
    },
    toLoadError: (thrown) => toLoadError(thrown, integrity.errorAt),
    recordRunning: status.recordRunning,
    recordFailure: (failed, error) => {
      status.recordFailure(failed, error);
      logFailure(failed, error);
    },
    markStable: status.markStable,
    isStable: status.isStable,
  };
}
