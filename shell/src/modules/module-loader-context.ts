import { createContext, useContext } from 'react';
import type { ModuleLoader } from './module-loader';

const ModuleLoaderContext = createContext<ModuleLoader | null>(null);

/** Provides the loader. */
export const ModuleLoaderProvider = ModuleLoaderContext.Provider;

/** Returns the loader of this page. Throws outside its provider. */
export function useModuleLoader(): ModuleLoader {
  const loader = useContext(ModuleLoaderContext);
  if (loader === null) throw new Error('useModuleLoader needs a ModuleLoaderProvider');
  return loader;
}
