import { usePermissions } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { useListedModules } from './use-registry';

/** Returns the modules of the home that the user may open now, in their order. */
export function useOpenableModules(): readonly ModuleDescriptor[] {
  const permissions = usePermissions();
  return useListedModules().filter(
    ({ id, card }) => card?.status === 'available' && permissions.missing(id, 'read') === null,
  );
}
