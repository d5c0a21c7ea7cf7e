import type { ModuleImports } from '@escale/contracts';
import type { Compilation, Module } from 'webpack';
import { isShared } from './consumed-packages';

/** Returns the names that a finished build imports from a shared package. Imports in code that webpack drops do not count. */
function namesOf({ chunkGraph, moduleGraph }: Compilation, shared: Module): string[] {
  return [...moduleGraph.getIncomingConnections(shared)].flatMap((connection) => {
    const { dependency, originModule } = connection;
    const isUsed =
      originModule !== null &&
      chunkGraph.getNumberOfModuleChunks(originModule) > 0 &&
      connection.getActiveState(undefined) !== false;
    if (!isUsed || dependency === null) return [];
    return dependency
      .getReferencedExports(moduleGraph, undefined)
      .flatMap((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? []);
  });
}

/** Returns the names that a finished build imports: shared package → names. An import of the whole package adds no name. */
export function importedNames(compilation: Compilation): ModuleImports {
  const found: ModuleImports = {};
  for (const module of [...compilation.modules].filter(isShared)) {
    const { shareKey } = module.options;
    found[shareKey] = [...new Set([...(found[shareKey] ?? []), ...namesOf(compilation, module)])].sort();
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, names]) => names.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
