import webpack, { type Compiler } from 'webpack';

const developmentFilePattern =
  /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/]).*(?:[\\/]development[\\/]|[.-]development(?:\.|$))/;

/** Fails a build that contains the development build of a package. The error names the file. */
export class NoDevelopmentBuildsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NoDevelopmentBuildsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoDevelopmentBuildsPlugin', (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule) || !developmentFilePattern.test(module.resource))
            continue;
          const text = `${module.resource} is a development build: resolve.alias must lead to the one for production`;
          compilation.errors.push(new webpack.WebpackError(text));
        }
      });
    });
  }
}
