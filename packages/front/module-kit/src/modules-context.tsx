import { RoleDefaultsContext } from '@escale/auth';
import { withDeclaredDefaults, type ModuleContribution, type ModuleDescriptor } from '@escale/contracts';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** Renders a contribution of another module: loads it, with the checks of a page, in a boundary of its own. */
export type ContributionOutlet = ComponentType<{
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
  context: object;
}>;

const ModulesContext = createContext<readonly ModuleDescriptor[]>([]);

/** Renders contributions of other modules; without it, none are shown. */
export const OutletContext = createContext<ContributionOutlet | undefined>(undefined);

export interface ModulesProviderProps {
  modules: readonly ModuleDescriptor[];
  /** Without it, no contribution of other modules is shown. */
  outlet?: ContributionOutlet | undefined;
  children: ReactNode;
}

/**
 * Provides the modules of the registry to `useModules`, and the role defaults that they declare to `usePermissions`; mounted by the
 * shell and by tests.
 */
export function ModulesProvider({ modules, outlet, children }: ModulesProviderProps) {
  const defaults = useMemo(() => withDeclaredDefaults(modules), [modules]);
  return (
    <ModulesContext value={modules}>
      <OutletContext value={outlet}>
        <RoleDefaultsContext value={defaults}>{children}</RoleDefaultsContext>
      </OutletContext>
    </ModulesContext>
  );
}

/**
 * Returns the modules in the registry, whatever the user's rights, by card order and then by id: `id`, `label`, `permissions` (the
 * names that the permission editor offers), `card`, `owner`, `version`. The list follows the registry: a module published while the
 * page is open appears at the next refetch.
 */
export function useModules(): readonly ModuleDescriptor[] {
  return useContext(ModulesContext);
}
