import { RoleDefaultsContext } from '@escale/auth';
import { withDeclaredDefaults, type ModuleDescriptor } from '@escale/contracts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const ModulesContext = createContext<readonly ModuleDescriptor[]>([]);

export interface ModulesProviderProps {
  modules: readonly ModuleDescriptor[];
  children: ReactNode;
}

/**
 * Provides the modules of the registry to `useModules`, and the role defaults that they declare to `usePermissions`;
 * mounted by the shell and by tests.
 */
export function ModulesProvider({ modules, children }: ModulesProviderProps) {
  const defaults = useMemo(() => withDeclaredDefaults(modules), [modules]);
  return (
    <ModulesContext value={modules}>
      <RoleDefaultsContext value={defaults}>{children}</RoleDefaultsContext>
    </ModulesContext>
  );
}

/**
 * The modules that the registry lists for this visit, whatever the user's rights, by card order and then by id:
 * `id`, `label`, `permissions` (the names that the permission editor offers), `card`, `owner`, `version`. The list
 * follows the registry: a module that is published while the page is open appears at its next reading.
 */
export function useModules(): readonly ModuleDescriptor[] {
  return useContext(ModulesContext);
}
