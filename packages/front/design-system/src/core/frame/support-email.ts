import { brand } from '@escale/contracts';
import { createContext, useContext } from 'react';

export const SupportEmailContext = createContext<string>(brand.supportEmail);

/** Returns the support address: that of this deployment, else that of the brand. */
export function useSupportEmail(): string {
  return useContext(SupportEmailContext);
}
