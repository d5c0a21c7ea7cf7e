import path from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { isShared } from './consumed-packages';

/** Scripts of a build that a browser fetches together, and the share keys of the packages that the scripts consume. */
export interface FetchedScripts {
  files: string[];
  shared: string[];
}

/**
 * The scripts of the entry, of each `import()` and of each shared package. A module is named by its
 * path, relative to the workspace or to `node_modules`; a module without a file, by its type; a
 * shared package, by its share key.
 */
export interface ChunkList {
  entry: FetchedScripts;
  /** Imported module → the scripts that `import()` of this module fetches. Includes the exposed module of a remote. */
  imports: Record<string, FetchedScripts>;
  /** Shared package that this build provides → its scripts. */
  shared: Record<string, FetchedScripts>;
  /** Script → module in it → uncompressed bytes. */
  contents: Record<string, Record<string, number>>;
}

/** Name of the list in the build's folder. Publishing ignores names that begin with a dot. */
const chunkListFile = '.chunks.json';

type ModuleNamer = (module: Module) => string;

const namerFor =
  (root: string): ModuleNamer =>
  (module) => {
    if (isShared(module)) return module.options.shareKey;
    const file = module.nameForCondition();
    if (file === null) return module.type;
    const [dependency, ...above] = file.split('node_modules/').reverse();
    return above.length > 0 && dependency !== undefined ? dependency : path.relative(root, file);
  };

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

/** Returns the scripts of these chunks, and the shared packages that the chunks consume. */
function fetchedScriptsOf({ chunkGraph }: Compilation, chunks: readonly Chunk[]): FetchedScripts {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return {
    files: [...new Set(chunks.flatMap(scriptsOf))],
    shared: [...new Set(modules.filter(isShared).map(({ options }) => options.shareKey))],
  };
}

function readChunkList(compilation: Compilation, nameOf: ModuleNamer): ChunkList {
  const { chunkGraph, moduleGraph } = compilation;
  const entry = [...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks);
  const list: ChunkList = {
    entry: fetchedScriptsOf(compilation, entry),
    imports: {},
    shared: {},
    contents: {},
  };
  for (const module of compilation.modules)
    for (const block of module.blocks) {
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks;
      const target = block.dependencies[0] && moduleGraph.getModule(block.dependencies[0]);
      if (chunks === undefined || !target) continue;
      if (isShared(module)) list.shared[module.options.shareKey] = fetchedScriptsOf(compilation, chunks);
      else list.imports[nameOf(target)] = fetchedScriptsOf(compilation, chunks);
    }
  for (const chunk of compilation.chunks)
    for (const file of scriptsOf(chunk))
      list.contents[file] = sizesOf([...chunkGraph.getChunkModulesIterable(chunk)], nameOf);
  return list;
}

function sizesOf(modules: Module[], nameOf: ModuleNamer): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const module of modules) {
    const parts = (module as Module & { modules?: Module[] }).modules ?? [module];
    for (const part of parts) sizes[nameOf(part)] = (sizes[nameOf(part)] ?? 0) + part.size();
  }
  return sizes;
}

/** Writes the chunk list of a build into the build's folder. The size budgets find the scripts of a route in this list. */
export class ChunkListPlugin {
  /** `root` is the folder relative to which modules are named. */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      // At this last stage, no plugin renames files any more.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const text = JSON.stringify(readChunkList(compilation, namerFor(this.root)));
        compilation.emitAsset(chunkListFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
