import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

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

export interface Preloads {
  /** Addresses that the first load fetches. */
  fetched: readonly string[];
  /** Names of chunks that it needs where somebody is signed in. */
  signedIn: readonly string[];
  /** The script of the page that runs before all others. */
  bootScript: string;
}

/**
 * Adds preload links for everything the first load fetches (shared packages, the registry), so that the browser
 * requests it in parallel. For chunks that only a session needs, the boot script adds them.
 */
export class PreloadPlugin {
  constructor(private readonly preloads: Preloads) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTags.tap('PreloadPlugin', (data) => {
        const entry = [...(compilation.entrypoints.get('main')?.chunks ?? [])];
        const files = entry
          .flatMap((chunk) => [...sharedChunks(compilation, chunk)])
          .flatMap((chunk) => [...chunk.files]);
        const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
        data.assetTags.meta.push(
          ...this.preloads.fetched.map((href) => tag({ as: 'fetch', href, crossorigin: 'anonymous' })),
          ...scripts.map((file) => tag({ as: 'script', href: `/${file}` })),
        );
        this.addToBootScript(compilation);
        return data;
      });
    });
  }

  private addToBootScript(compilation: Compilation): void {
    const { signedIn, bootScript } = this.preloads;
    const files = signedIn.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
    if (scripts.length === 0) return;
    compilation.updateAsset(
      bootScript,
      (source) => new webpack.sources.ConcatSource(source, `\n${preloadWhenSignedIn(scripts)}`),
    );
  }
}

const preloadWhenSignedIn = (hrefs: readonly string[]) =>
  `try{localStorage.accessToken&&${JSON.stringify(hrefs)}.forEach(function(href){` +
  `var link=document.createElement('link');link.rel='preload';link.as='script';link.href=href;` +
  `document.head.append(link)})}catch{}\n`;

function tag(attributes: Record<string, string>) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', ...attributes },
    meta: { plugin: 'PreloadPlugin' },
  };
}
