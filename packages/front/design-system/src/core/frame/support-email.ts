import { createContext, useContext } from 'react';

export const SupportEmailContext = createContext<string | undefined>(undefined);

/** Returns the address for people who need help, if this deployment names one. */
export function useSupportEmail(): string | undefined {
  return useContext(SupportEmailContext);
}
