import type { Chunk, Compiler } from 'webpack';
import { isShared } from './consumed-packages';
import { firstLoadChunks, sharedChunksOf } from './first-load';

/**
 * Merges a chunk and the shared packages that it consumes, except those of the first load, into one
 * file. The placeholders of the packages stay in the old chunks, which get no file. A file waits
 * for the packages whose placeholders it contains, so with these placeholders the merged file would
 * wait for itself. `LeanFilesPlugin` then removes modules of the first load.
 */
export class ScreenFilePlugin {
  /** `chunkName`: name of the chunk to merge. `fileName`: name of the merged file, without hash and extension. */
  constructor(
    private readonly chunkName: string,
    private readonly fileName: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenFilePlugin', (compilation) => {
      // This stage runs after `FirstLoadPlugin` and before `LeanFilesPlugin`.
      compilation.hooks.optimizeChunks.tap({ name: 'ScreenFilePlugin', stage: 101 }, () => {
        const { chunkGraph, namedChunkGroups } = compilation;
        const own = namedChunkGroups.get(this.chunkName)?.chunks ?? [];
        const everywhere = firstLoadChunks(compilation);
        const isOfScreen = (chunk: Chunk) => !everywhere.has(chunk) && !chunk.canBeInitial();
        const chunks = [...new Set([...own, ...sharedChunksOf(compilation, own)])].filter(isOfScreen);
        if (chunks.length < 2) return;
        const common = compilation.addChunk(this.fileName);
        for (const chunk of chunks) {
          for (const module of [...chunkGraph.getChunkModulesIterable(chunk)]) {
            if (isShared(module)) continue;
            chunkGraph.disconnectChunkAndModule(chunk, module);
            chunkGraph.connectChunkAndModule(common, module);
          }
          chunk.split(common);
          if (chunkGraph.getNumberOfChunkModules(chunk) > 0) continue;
          chunkGraph.disconnectChunk(chunk);
          compilation.chunks.delete(chunk);
        }
      });
    });
  }
}
