import { brand } from '@escale/contracts';
import { createContext, useContext } from 'react';

export const SupportEmailContext = createContext<string>(brand.supportEmail);

/** Returns the support e-mail address of this deployment; the brand's address by default. */
export function useSupportEmail(): string {
  return useContext(SupportEmailContext);
}
