import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { isShared } from './consumed-packages';
import { facades } from './shared';

/** Returns the names imported from a shared package, each with the importing file; `*` stands for the whole package. */
function importsOf({ moduleGraph, requestShortener }: Compilation, shared: Module) {
  return [...moduleGraph.getIncomingConnections(shared)].flatMap(({ dependency, originModule }) =>
    (dependency?.getReferencedExports(moduleGraph, undefined) ?? []).map((reference) => ({
      name: (Array.isArray(reference) ? reference : reference.name)[0] ?? '*',
      file: originModule?.readableIdentifier(requestShortener) ?? 'the entry',
    })),
  );
}

/**
 * Fails the build of an app that imports a name missing from the facade of a shared package
 * (`facades`), or that imports such a package as a whole. On the page, where the shell provides
 * only the facade, a missing name would be undefined.
 */
export class ProvidedNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tapPromise('ProvidedNamesPlugin', async (modules) => {
        for (const module of [...modules].filter(isShared)) {
          const shared = module.options.shareKey;
          const facade = facades[shared];
          if (facade === undefined) continue;
          const provided = Object.keys((await import(pathToFileURL(facade).href)) as object);
          for (const { name, file } of importsOf(compilation, module))
            if (!provided.includes(name)) compilation.errors.push(refusalError(shared, name, file, provided));
        }
      });
    });
  }
}

function refusalError(shared: string, name: string, file: string, provided: readonly string[]) {
  return new webpack.WebpackError(
    `${file} imports ${name === '*' ? 'all' : `'${name}'`} of ${shared}. The shell provides: ${provided.join(', ')}. ` +
      `A name is added in packages/front/module-kit/host/${path.basename(facades[shared] ?? '')}, with a new minor version of hostApi.`,
  );
}
