import { RoleDefaultsContext } from '@escale/auth';
import { withDeclaredDefaults, type ModuleContribution, type ModuleDescriptor } from '@escale/contracts';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** A component that loads and renders a contribution of another module, inside an error boundary. */
export type ContributionOutlet = ComponentType<{
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
  context: object;
}>;

const ModulesContext = createContext<readonly ModuleDescriptor[]>([]);

/** The component that renders contributions; without one, `useContributions` returns none. */
export const OutletContext = createContext<ContributionOutlet | undefined>(undefined);

export interface ModulesProviderProps {
  modules: readonly ModuleDescriptor[];
  /** Renders contributions; without an outlet, `useContributions` returns none. */
  outlet?: ContributionOutlet | undefined;
  children: ReactNode;
}

/**
 * Provides the registry's modules to `useModules`, and the role defaults of these modules to `usePermissions`. For the shell and
 * tests.
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
 * Returns the descriptors of all modules in the registry, even of those that the user may not open, sorted by card order, then by
 * id. A module published while the page is open appears when the shell next fetches the registry.
 */
export function useModules(): readonly ModuleDescriptor[] {
  return useContext(ModulesContext);
}
