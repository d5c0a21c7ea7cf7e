import type { Chunk, Compiler } from 'webpack';
import { isShared } from './consumed-packages';
import { firstLoadChunks, sharedChunksOf } from './first-load';

/**
 * Merges the code of a chunk and of the shared packages that it consumes, except those of the first load, into one file. The
 * placeholders of the packages stay in separate chunks, which get no file: in the merged file they would wait for themselves, since
 * a file is awaited together with the packages it consumes. `LeanFilesPlugin` removes from the merged file what the first load has.
 */
export class ScreenFilePlugin {
  /** `chunkName`: name of the chunk; `fileName`: stem of the merged file. */
  constructor(
    private readonly chunkName: string,
    private readonly fileName: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenFilePlugin', (compilation) => {
      // After the packages of the first load have been merged.
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
