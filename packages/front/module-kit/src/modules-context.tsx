import { RoleDefaultsContext } from '@escale/auth';
import { withDeclaredDefaults, type ModuleContribution, type ModuleDescriptor } from '@escale/contracts';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** Renders a part of another module: loads it, with the checks of a page, within a boundary of its own. */
export type ContributionOutlet = ComponentType<{
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
  context: object;
}>;

const ModulesContext = createContext<readonly ModuleDescriptor[]>([]);

/** What shows parts of other modules; without it, nothing of them is shown. */
export const OutletContext = createContext<ContributionOutlet | undefined>(undefined);

export interface ModulesProviderProps {
  modules: readonly ModuleDescriptor[];
  /** Without it, nothing of other modules is shown. */
  outlet?: ContributionOutlet | undefined;
  children: ReactNode;
}

/**
 * Provides the modules of the registry to `useModules`, and the role defaults that they declare to `usePermissions`;
 * mounted by the shell and by tests.
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
 * The modules that the registry lists for this visit, whatever the user's rights, by card order and then by id:
 * `id`, `label`, `permissions` (the names that the permission editor offers), `card`, `owner`, `version`. The list
 * follows the registry: a module that is published while the page is open appears at its next reading.
 */
export function useModules(): readonly ModuleDescriptor[] {
  return useContext(ModulesContext);
}
