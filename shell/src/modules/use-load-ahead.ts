import { usePermissions, useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { useModuleLoader } from './module-loader-context';
import { createAccessCheck } from './registry/may-open';

export interface LoadAheadFunctions {
  /** Fetches the files that opening a module needs; safe to call repeatedly. */
  prefetch: (descriptor: ModuleDescriptor) => void;
  /**
   * Called when the user hovers over or focuses a link to a module. Prefetches the module's files,
   * and preloads the module if the user may open its page.
   */
  preload: (descriptor: ModuleDescriptor) => void;
}

/** Returns functions that load modules ahead, so that they open fast. A failure shows when the module is opened. */
export function useLoadAhead(): LoadAheadFunctions {
  const loader = useModuleLoader();
  const permissions = usePermissions();
  const { user } = useSession();
  const mayOpen = createAccessCheck((id, right) => permissions.missing(id, right));
  return {
    prefetch: (descriptor) => void loader.prefetch(descriptor).catch(() => undefined),
    preload: (descriptor) => {
      void loader.prefetch(descriptor).catch(() => undefined);
      void loader.preload(descriptor, { user, mayOpen });
    },
  };
}
