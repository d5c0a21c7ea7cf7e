import path from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { isShared } from './consumed-packages';

/** Scripts of this build that are fetched together, and the keys of the shared packages they consume. */
export interface Load {
  files: string[];
  shared: string[];
}

/** The scripts of a build, and what requests them. Modules are named by their place in the workspace. */
export interface ChunkList {
  entry: Load;
  /** What `import()` of a module fetches, by module; for a remote also what it exposes. */
  imports: Record<string, Load>;
  /** The scripts of each shared package that this build provides. */
  shared: Record<string, Load>;
  /** Uncompressed bytes of each module in a script. */
  contents: Record<string, Record<string, number>>;
}

/** The file is beside the build, but has a name that is never published. */
const fileName = '.chunks.json';

type NameOf = (module: Module) => string;

const namedIn =
  (root: string): NameOf =>
  (module) => {
    if (isShared(module)) return module.options.shareKey;
    const file = module.nameForCondition();
    if (file === null) return module.type;
    const [dependency, ...above] = file.split('node_modules/').reverse();
    return above.length > 0 && dependency !== undefined ? dependency : path.relative(root, file);
  };

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

/** Returns what a browser fetches for chunks. */
function loadOf({ chunkGraph }: Compilation, chunks: readonly Chunk[]): Load {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return {
    files: [...new Set(chunks.flatMap(scriptsOf))],
    shared: [...new Set(modules.filter(isShared).map(({ options }) => options.shareKey))],
  };
}

function readChunks(compilation: Compilation, nameOf: NameOf): ChunkList {
  const { chunkGraph, moduleGraph } = compilation;
  const entry = [...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks);
  const list: ChunkList = { entry: loadOf(compilation, entry), imports: {}, shared: {}, contents: {} };
  for (const module of compilation.modules)
    for (const block of module.blocks) {
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks;
      const target = block.dependencies[0] && moduleGraph.getModule(block.dependencies[0]);
      if (chunks === undefined || !target) continue;
      if (isShared(module)) list.shared[module.options.shareKey] = loadOf(compilation, chunks);
      else list.imports[nameOf(target)] = loadOf(compilation, chunks);
    }
  for (const chunk of compilation.chunks)
    for (const file of scriptsOf(chunk))
      list.contents[file] = sizesOf([...chunkGraph.getChunkModulesIterable(chunk)], nameOf);
  return list;
}

function sizesOf(modules: Module[], nameOf: NameOf): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const module of modules) {
    const parts = (module as Module & { modules?: Module[] }).modules ?? [module];
    for (const part of parts) sizes[nameOf(part)] = (sizes[nameOf(part)] ?? 0) + part.size();
  }
  return sizes;
}

/** Writes the list of the build's chunks beside the build, for the budgets and for listing the scripts that a route loads. */
export class ChunkListPlugin {
  /** `root` is the folder relative to which modules are named. */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      // After the last stage that renames files.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const text = JSON.stringify(readChunks(compilation, namedIn(this.root)));
        compilation.emitAsset(fileName, new webpack.sources.RawSource(text));
      });
    });
  }
}
