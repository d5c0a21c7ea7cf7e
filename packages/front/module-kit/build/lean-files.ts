import type { Chunk, Compiler } from 'webpack';
import { isShared } from './consumed-packages';
import { firstLoadChunks } from './first-load';

/** Unminified bytes above which a chunk stays a separate file, so that browsers keep the file cached when other code changes. */
const largeFileBytes = 500_000;

/**
 * Removes from each chunk the modules that the page already has: those of the first load, and those of other chunks that are always
 * requested with this chunk. Merges into one file the chunks that are always requested together, except large and named ones.
 */
export class LeanFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanFilesPlugin', (compilation) => {
      // This stage runs after `FirstLoadPlugin` and `ScreenFilePlugin`.
      compilation.hooks.optimizeChunks.tap({ name: 'LeanFilesPlugin', stage: 102 }, () => {
        const { chunkGraph, chunks } = compilation;
        const everywhere = firstLoadChunks(compilation);
        // Leaves out chunks of workers, which have a separate runtime and no first load.
        const others = [...chunks].filter(
          (chunk) => !everywhere.has(chunk) && !chunk.canBeInitial() && chunk.runtime === 'main',
        );
        /** Returns the chunks that are always loaded together with a chunk. */
        const chunksLoadedWith = (chunk: Chunk) => {
          const [first, ...more] = chunk.groupsIterable;
          return (first?.chunks ?? []).filter(
            (one) => one !== chunk && more.every(({ chunks: all }) => all.includes(one)),
          );
        };
        for (const chunk of others) {
          const present = [...everywhere, ...chunksLoadedWith(chunk)];
          for (const module of [...chunkGraph.getChunkModulesIterable(chunk)])
            if (!isShared(module) && present.some((one) => chunkGraph.isModuleInChunk(module, one)))
              chunkGraph.disconnectChunkAndModule(chunk, module);
        }
        const together = new Map<string, Chunk>();
        for (const chunk of others.filter(({ name }) => !name)) {
          if (chunkGraph.getChunkModulesSize(chunk) > largeFileBytes) continue;
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
            // The last chunk of a group starts the group's prefetches. If one of the merged chunks was last, the result becomes
            // last: otherwise a chunk that other groups share could be last, and start the prefetches for those groups too.
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
