import type { Chunk, Compiler } from 'webpack';
import { isShared } from './consumed-packages';
import { firstLoadChunks } from './first-load';

/** Unminified bytes above which a file stays separate, so that a change beside it keeps it cached. */
const largeFile = 500_000;

/**
 * Removes from each chunk the modules that are loaded anyway whenever it is: those in the files of the first load, and in the files
 * always requested with it. Merges chunks that are always requested together into one file, unless they are large or named.
 */
export class LeanFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanFilesPlugin', (compilation) => {
      // After the files of the first load and of screens have been created.
      compilation.hooks.optimizeChunks.tap({ name: 'LeanFilesPlugin', stage: 102 }, () => {
        const { chunkGraph, chunks } = compilation;
        const everywhere = firstLoadChunks(compilation);
        // A worker has a runtime of its own, and no first load.
        const others = [...chunks].filter(
          (chunk) => !everywhere.has(chunk) && !chunk.canBeInitial() && chunk.runtime === 'main',
        );
        /** Chunks that are loaded whenever the chunk is. */
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
            const ended = [...chunk.groupsIterable].filter(
              ({ chunks: all }) => all.at(-1) === chunk || all.at(-1) === first,
            );
            chunkGraph.integrateChunks(first, chunk);
            chunks.delete(chunk);
            // The last chunk of a group determines what is fetched after the group; it must not become one that every page has.
            for (const group of ended) {
              group.removeChunk(first);
              group.pushChunk(first);
            }
          }
        }
      });
    });
  }
}
