import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const byName = (one: { name: string }, other: { name: string }) =>
  one.name < other.name ? -1 : Number(one.name > other.name);

/**
 * Lends names that are the same in every checkout to what the federation plugin generates. Its own contain absolute
 * paths, from which would follow the ids and, by the minifier, the variables of a build. Where two modules compete for an
 * id, the first one by name gets it: the order in which webpack finds shared packages is not the same in every build.
 */
export class StableNamesPlugin {
  constructor(private readonly appDir: string) {}

  apply(compiler: Compiler): void {
    const folder = path.join(this.appDir, 'node_modules/.federation');
    const root = path.dirname(this.appDir);
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\.\w+\.js$/, (data) => {
      const file = path.join(folder, 'generated.js');
      mkdirSync(folder, { recursive: true });
      copyFileSync(data.request, file);
      data.request = file;
    }).apply(compiler);
    compiler.hooks.compilation.tap('StableNamesPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableNamesPlugin', (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry'))
            compilation.chunkGraph.setModuleId(module, 'container');
        const named = [...modules].map((module) => ({
          module,
          name: module.identifier().replaceAll(root, ''),
        }));
        for (const [place, { module }] of named.sort(byName).entries())
          compilation.moduleGraph.setPreOrderIndex(module, place);
      });
    });
  }
}
