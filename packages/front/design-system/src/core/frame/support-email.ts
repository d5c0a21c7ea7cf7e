import { brand } from '@escale/contracts';
import { createContext, useContext } from 'react';

export const SupportEmailContext = createContext<string>(brand.supportEmail);

/** Returns the address for people who need help: that of this deployment, else that of the brand. */
export function useSupportEmail(): string {
  return useContext(SupportEmailContext);
}
