import { escapeHtml } from '@escale/contracts';
import HtmlPlugin from 'html-webpack-plugin';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { firstLoadChunks, sharedChunksOf } from './first-load';

export interface Preloads {
  /** Addresses that every first load fetches. */
  fetched: readonly string[];
  /** Names of the chunks that a first screen of the document needs besides, by its name. */
  screens: Readonly<Record<string, readonly string[]>>;
  /** Stands in the template for the list of those files, which the boot script reads. */
  marker: string;
}

/**
 * Adds preload links for everything that every first load fetches (shared packages, the registry), so that the browser
 * requests it in parallel, and tells the boot script what each first screen needs besides.
 */
export class PreloadPlugin {
  constructor(private readonly preloads: Preloads) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      const { fetched, screens, marker } = this.preloads;
      const hooks = HtmlPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTags.tap('PreloadPlugin', (data) => {
        data.assetTags.meta.push(
          ...fetched.map((href) => tag({ as: 'fetch', href, crossorigin: 'anonymous' })),
          ...scriptsOf(firstLoadChunks(compilation)).map((href) => tag({ as: 'script', href })),
        );
        return data;
      });
      hooks.beforeEmit.tap('PreloadPlugin', (data) => {
        const files = Object.entries(screens).map(([screen, names]) => [screen, filesOf(compilation, names)]);
        const list = escapeHtml(JSON.stringify(Object.fromEntries(files)));
        return { ...data, html: data.html.replace(marker, () => list) };
      });
    });
  }
}

const scriptsOf = (chunks: Iterable<Chunk>) =>
  [...new Set([...chunks].flatMap(({ files }) => [...files]))]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`);

/** The scripts of named chunks that not every first load fetches. */
function filesOf(compilation: Compilation, names: readonly string[]): string[] {
  const everywhere = scriptsOf(firstLoadChunks(compilation));
  const chunks = names.flatMap((name) => compilation.namedChunkGroups.get(name)?.chunks ?? []);
  if (names.length > 0 && chunks.length === 0) throw new Error(`no chunk is named ${names.join(' or ')}`);
  const files = scriptsOf([...chunks, ...sharedChunksOf(compilation, chunks)]);
  return files.filter((file) => !everywhere.includes(file));
}

function tag(attributes: Record<string, string>) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', ...attributes },
    meta: { plugin: 'PreloadPlugin' },
  };
}
