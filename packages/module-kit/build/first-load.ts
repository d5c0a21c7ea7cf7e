import type { Chunk, Compilation, Compiler } from 'webpack';
import { isShared } from './consumed-packages';

/** Returns what is requested before the code of chunks runs: the shared packages they consume, and their dependencies. */
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

/** Returns the chunks that the entry requests before it runs. */
export function firstLoadChunks(compilation: Compilation): Set<Chunk> {
  return sharedChunksOf(compilation, compilation.entrypoints.get('main')?.chunks ?? []);
}

/** Puts chunks into one; the entry, not the file, then waits for what they consume, since that may be in the file. */
function merge({ chunkGraph, chunks, entrypoints }: Compilation, [first, ...others]: readonly Chunk[]): void {
  const entry = entrypoints.get('main')?.getEntrypointChunk();
  if (first === undefined || entry === undefined) return;
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

const dependency = /[\\/]node_modules[\\/]/;

/**
 * Puts the shared packages that every first load needs into two files: dependencies, which seldom change, and the
 * platform's own packages. With a file for each of them, many would weigh less than their headers.
 */
export class FirstLoadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstLoadPlugin', (compilation) => {
      // After the chunks have been split.
      compilation.hooks.optimizeChunks.tap({ name: 'FirstLoadPlugin', stage: 100 }, () => {
        const isOwn = (chunk: Chunk) =>
          [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) => {
            const file = module.nameForCondition();
            return file !== null && file !== '' && !dependency.test(file);
          });
        const chunks = [...firstLoadChunks(compilation)];
        merge(
          compilation,
          chunks.filter((chunk) => !isOwn(chunk)),
        );
        merge(compilation, chunks.filter(isOwn));
      });
    });
  }
}
