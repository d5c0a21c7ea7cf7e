import type { Chunk, Compiler } from 'webpack';
import { isShared } from './consumed-packages';
import { firstLoadChunks, sharedChunksOf } from './first-load';

/**
 * Puts the code of a chunk and of the shared packages that it consumes, but for those of the first load, into one file.
 * What stands for the packages stays in chunks of its own, which thereby have no file: in the common one it would wait for
 * itself, since a file is awaited together with the packages that it consumes. What the first load has is taken out of the
 * common file by `LeanFilesPlugin`.
 */
export class ScreenFilePlugin {
  /** `chunkName`: name of the chunk; `fileName`: stem of the common file. */
  constructor(
    private readonly chunkName: string,
    private readonly fileName: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenFilePlugin', (compilation) => {
      // After the packages of the first load have been put together.
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
