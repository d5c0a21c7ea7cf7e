import HtmlPlugin from 'html-webpack-plugin';
import type { Chunk, Compilation, Compiler } from 'webpack';

const sharedModuleType = 'consume-shared-module';

/** Chunks that the entry requests before it runs: those of the shared packages it consumes, and their dependencies. */
function sharedChunks(compilation: Compilation, chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  const { chunkGraph } = compilation;
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    if (module.type !== sharedModuleType) continue;
    for (const next of module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])) {
      if (found.has(next)) continue;
      found.add(next);
      sharedChunks(compilation, next, found);
    }
  }
  return found;
}

/**
 * Adds preload links for everything the first load fetches (shared packages, the registry), so that the browser
 * requests it in parallel.
 */
export class PreloadPlugin {
  constructor(private readonly fetched: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTags.tap('PreloadPlugin', (data) => {
        const entry = [...(compilation.entrypoints.get('main')?.chunks ?? [])];
        const files = entry
          .flatMap((chunk) => [...sharedChunks(compilation, chunk)])
          .flatMap((chunk) => [...chunk.files]);
        const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
        data.assetTags.meta.push(
          ...this.fetched.map((href) => tag({ as: 'fetch', href, crossorigin: 'anonymous' })),
          ...scripts.map((file) => tag({ as: 'script', href: `/${file}` })),
        );
        return data;
      });
    });
  }
}

function tag(attributes: Record<string, string>) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', ...attributes },
    meta: { plugin: 'PreloadPlugin' },
  };
}
