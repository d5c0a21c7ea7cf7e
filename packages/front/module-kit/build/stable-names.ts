import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const byName = (one: { name: string }, other: { name: string }) =>
  one.name < other.name ? -1 : Number(one.name > other.name);

/**
 * Lends names that are the same in every checkout to what the federation plugin generates. Its own contain absolute
 * paths, from which would follow the ids and, by the minifier, the variables of a build. Where two modules compete for an
 * id, the first one by name gets it: the order in which webpack finds shared packages is not the same in every build.
 * What starts the runtime is read from memory: its file was read empty now and then, while the same build or another one
 * wrote it, and the module built then did not start.
 */
export class StableNamesPlugin {
  constructor(private readonly appDir: string) {}

  apply(compiler: Compiler): void {
    const root = path.dirname(this.appDir);
    let start = '';
    new webpack.NormalModuleReplacementPlugin(/^data:text\/javascript;charset=utf-8;base64,/, (data) => {
      start = Buffer.from(data.request.slice(data.request.indexOf(',') + 1), 'base64').toString();
      data.request = 'generated:runtime-start';
    }).apply(compiler);
    new webpack.experiments.schemes.VirtualUrlPlugin(
      { 'runtime-start': { type: '.js', source: () => start, version: () => start } },
      'generated',
    ).apply(compiler);
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
