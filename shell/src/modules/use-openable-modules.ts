import { usePermissions } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { useListedModules } from './use-registry';

/** Returns the modules on the home page that the user may open now, in the order of their cards. */
export function useOpenableModules(): readonly ModuleDescriptor[] {
  const permissions = usePermissions();
  return useListedModules().filter(
    ({ id, card }) => card?.status === 'available' && permissions.missing(id, 'read') === null,
  );
}
