import { roleDefaults, type RoleDefaults } from '@escale/contracts';
import { createContext, useContext } from 'react';

/** The default rights of each role; the shell's provider adds those that the registry's modules declare. */
export const RoleDefaultsContext = createContext<RoleDefaults>(roleDefaults);

/** Returns the role defaults of §6 merged with those that the registry's modules declare. */
export function useRoleDefaults(): RoleDefaults {
  return useContext(RoleDefaultsContext);
}
