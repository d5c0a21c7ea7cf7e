import { hostApiVersion, shellOfferFile, type ModuleImports, type ShellOffer } from '@escale/contracts';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { sharedModules, type ConsumeSharedModule } from './consumed-packages';
import { sharedVersion } from './shared';

/** Returns the names that the shell exports from a shared package; `null` if webpack cannot determine them. */
function exportsOf({ moduleGraph }: Compilation, shared: ConsumeSharedModule): string[] | null {
  const [dependency] = shared.blocks[0]?.dependencies ?? shared.dependencies;
  const provided = dependency && moduleGraph.getModule(dependency);
  const names = provided ? moduleGraph.getExportsInfo(provided).getProvidedExports() : null;
  return Array.isArray(names) ? [...names].sort() : null;
}

function readOffer(compilation: Compilation): ShellOffer {
  const shared: Record<string, string> = {};
  const exports: ModuleImports = {};
  for (const module of sharedModules(compilation)) {
    const { shareKey } = module.options;
    const version = sharedVersion(shareKey);
    if (version === undefined) continue;
    shared[shareKey] = version;
    const names = exportsOf(compilation, module);
    if (names !== null) exports[shareKey] = names;
  }
  return { hostApi: hostApiVersion, shared, exports };
}

/**
 * Writes the shell's offer into its build: the versions and names that the shell provides. Publishing checks modules against the
 * offer.
 */
export class ShellOfferPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellOfferPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellOfferPlugin', stage }, () => {
        const text = JSON.stringify(readOffer(compilation));
        compilation.emitAsset(shellOfferFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
