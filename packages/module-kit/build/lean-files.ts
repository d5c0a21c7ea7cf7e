import type { Chunk, Compiler } from 'webpack';
import { isShared } from './consumed-packages';
import { firstLoadChunks } from './first-load';

/** Unminified bytes from which on a file is kept apart, so that a change beside it leaves it in the cache. */
const largeFile = 500_000;

/**
 * Takes out of a file what is there whenever the file is: the packages of the first load, and the files that are always
 * requested with it. Small files that are always requested together become one.
 */
export class LeanFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanFilesPlugin', (compilation) => {
      // After the files of the first load and of screens have been made.
      compilation.hooks.optimizeChunks.tap({ name: 'LeanFilesPlugin', stage: 102 }, () => {
        const { chunkGraph, chunks } = compilation;
        const everywhere = firstLoadChunks(compilation);
        const others = [...chunks].filter((chunk) => !everywhere.has(chunk) && !chunk.canBeInitial());
        /** Chunks that are there whenever the chunk is. */
        const besides = (chunk: Chunk) => {
          const [first, ...more] = chunk.groupsIterable;
          return (first?.chunks ?? []).filter(
            (one) => one !== chunk && more.every(({ chunks: all }) => all.includes(one)),
          );
        };
        for (const chunk of others) {
          const present = [...everywhere, ...besides(chunk)];
          for (const module of [...chunkGraph.getChunkModulesIterable(chunk)])
            if (!isShared(module) && present.some((one) => chunkGraph.isModuleInChunk(module, one)))
              chunkGraph.disconnectChunkAndModule(chunk, module);
        }
        const together = new Map<string, Chunk>();
        for (const chunk of others.filter(({ name }) => !name)) {
          if (chunkGraph.getChunkModulesSize(chunk) > largeFile) continue;
          const groups = [...chunk.groupsIterable]
            .map(({ debugId }) => debugId)
            .sort()
            .join();
          const first = together.get(groups);
          if (first === undefined) together.set(groups, chunk);
          else if (chunkGraph.canChunksBeIntegrated(first, chunk)) {
            chunkGraph.integrateChunks(first, chunk);
            chunks.delete(chunk);
          }
        }
      });
    });
  }
}
