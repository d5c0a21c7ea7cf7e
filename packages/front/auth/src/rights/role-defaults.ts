import { roleDefaults, type RoleDefaults } from '@escale/contracts';
import { createContext, useContext } from 'react';

/** What each role may do by itself; the shell's provider adds what the modules of the registry declare. */
export const RoleDefaultsContext = createContext<RoleDefaults>(roleDefaults);

/** Returns the role defaults of §6 with those that the modules of the registry declare. */
export function useRoleDefaults(): RoleDefaults {
  return useContext(RoleDefaultsContext);
}
