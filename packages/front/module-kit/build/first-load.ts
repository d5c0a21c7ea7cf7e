import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { isShared, sharedModules } from './consumed-packages';

/** Returns the chunks of the shared packages that the given chunks consume, directly or indirectly. */
export function sharedChunksOf({ chunkGraph }: Compilation, chunks: Iterable<Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const collect = (chunk: Chunk) => {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      if (!isShared(module)) continue;
      for (const next of module.blocks.flatMap(
        (block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? [],
      )) {
        if (found.has(next)) continue;
        found.add(next);
        collect(next);
      }
    }
  };
  for (const chunk of chunks) collect(chunk);
  return found;
}

/** Returns the chunks that the entry waits for before it runs. */
export function firstLoadChunks(compilation: Compilation): Set<Chunk> {
  return sharedChunksOf(compilation, compilation.entrypoints.get('main')?.chunks ?? []);
}

/** Name of the chunk with the first-load packages that run last. */
const lastChunkName = 'last-packages';

const isLastChunk = ({ name }: Chunk) => name === lastChunkName;

/** Returns the first-load chunks that the boot script requests, after the document has requested the others. */
export const lastChunks = (compilation: Compilation): Chunk[] =>
  [...firstLoadChunks(compilation)].filter(isLastChunk);

/** Returns the first-load chunks that the document requests by preload links. */
export const preloadedChunks = (compilation: Compilation): Chunk[] =>
  [...firstLoadChunks(compilation)].filter((chunk) => !isLastChunk(chunk));

/**
 * Merges chunks into one. Moves the placeholders of the consumed shared packages to the entry: a chunk that contained a package and
 * also its placeholder would wait for itself.
 */
function mergeChunks(
  { chunkGraph, chunks, entrypoints }: Compilation,
  name: string,
  [first, ...others]: readonly Chunk[],
): void {
  const entry = entrypoints.get('main')?.getEntrypointChunk();
  if (first === undefined || entry === undefined) return;
  first.name = name;
  for (const other of others)
    if (chunkGraph.canChunksBeIntegrated(first, other)) {
      chunkGraph.integrateChunks(first, other);
      chunks.delete(other);
    }
  for (const module of [...chunkGraph.getChunkModulesIterable(first)].filter(isShared)) {
    chunkGraph.disconnectChunkAndModule(first, module);
    chunkGraph.connectChunkAndModule(entry, module);
  }
}

const dependencyPath = /[\\/]node_modules[\\/]/;

/**
 * Merges the shared packages that every first load needs into two files: one with our own packages and those that run early, one
 * with the other dependencies. On a slow connection the first file runs while the second arrives. A file per package would be
 * wasteful, since many of these files would be smaller than their HTTP headers.
 */
export class FirstLoadPlugin {
  /** `early`: names of the packages that run before the second file has arrived. The entry must consume each of them. */
  constructor(private readonly early: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstLoadPlugin', (compilation) => {
      // This stage runs after webpack has split the chunks.
      compilation.hooks.optimizeChunks.tap({ name: 'FirstLoadPlugin', stage: 100 }, () => {
        const { chunkGraph } = compilation;
        const isOwn = (chunk: Chunk) =>
          [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => {
            const file = module.nameForCondition();
            return file !== null && file !== '' && !dependencyPath.test(file);
          });
        const consumed = sharedModules(compilation).filter(({ options }) =>
          this.early.includes(options.shareKey),
        );
        const early = new Set(
          consumed
            .flatMap(({ blocks }) => blocks)
            .flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []),
        );
        const isFirst = (chunk: Chunk) => early.has(chunk) || isOwn(chunk);
        const chunks = [...firstLoadChunks(compilation)];
        mergeChunks(compilation, 'first-packages', chunks.filter(isFirst));
        mergeChunks(
          compilation,
          lastChunkName,
          chunks.filter((chunk) => !isFirst(chunk)),
        );
        const [entry] = compilation.entrypoints.get('main')?.chunks ?? [];
        const awaited = consumed
          .filter((module) => entry !== undefined && chunkGraph.isModuleInChunk(module, entry))
          .map(({ options }) => options.shareKey);
        for (const name of this.early.filter((one) => !awaited.includes(one)))
          compilation.errors.push(
            new webpack.WebpackError(`${name} runs early, but the entry does not need it`),
          );
      });
    });
  }
}
