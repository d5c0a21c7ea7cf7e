import { brand } from '@escale/contracts';
import { createContext, useContext } from 'react';

export const ProductNameContext = createContext<string>(brand.name);

/** The product's name in this deployment: as in a sentence, and in capitals as frame and home title show it (§1, §2). */
export function useProductName(): { name: string; capitals: string } {
  const name = useContext(ProductNameContext);
  return { name, capitals: name.toUpperCase() };
}
