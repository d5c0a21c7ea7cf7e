import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const byName = (one: { name: string }, other: { name: string }) =>
  one.name < other.name ? -1 : Number(one.name > other.name);

/**
 * Makes builds identical in every checkout and in every run. The federation plugin generates modules whose names contain absolute
 * paths, on which ids and minified variable names would depend: this plugin gives those modules fixed names. If any two modules
 * compete for an id, the first by name gets it, since the order in which webpack finds shared packages varies. The start-up code of
 * the runtime comes from memory, since its file may still be empty when webpack reads it, and such a build would not start.
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
