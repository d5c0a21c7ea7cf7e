import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Lends names that are the same in every checkout to what the federation plugin generates. Its own contain absolute
 * paths, from which would follow the ids and, by the minifier, the variables of a build.
 */
export class StableNamesPlugin {
  constructor(private readonly appDir: string) {}

  apply(compiler: Compiler): void {
    const folder = path.join(this.appDir, 'node_modules/.federation');
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
      });
    });
  }
}
