import { brand } from '@escale/contracts';
import { createContext, useContext } from 'react';

export const ProductNameContext = createContext<string>(brand.name);

/** Returns the product's name in this deployment: `name` for sentences, `capitals` for the frame and the home page (§1, §2). */
export function useProductName(): { name: string; capitals: string } {
  const name = useContext(ProductNameContext);
  return { name, capitals: name.toUpperCase() };
}
