import { escapeHtml, sharedFiles } from '@escale/contracts';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { sharedModules } from './consumed-packages';
import { firstLoadChunks, lastChunks, preloadedChunks, sharedChunksOf } from './first-load';

export interface Preloads {
  /** Addresses that every first load fetches, besides scripts. */
  fetched: readonly string[];
  /** First screen → names of the chunks that this screen needs in addition. */
  screens: Readonly<Record<string, readonly string[]>>;
  /** Placeholder in the HTML template for the list of the files per screen, which the boot script reads. */
  marker: string;
}

/** Key, in the list that the boot script reads, for the files that it requests last. */
const lastFilesKey = 'last';

/** Attributes of preload links for first-load scripts; the boot script looks for `data-first-load`. */
const firstLoadAttributes = { as: 'script', 'data-first-load': '' };

/**
 * Adds preload links for the files of every first load (shared packages, the entry, the registry),
 * so that the browser requests them in parallel. The scripts to request last get no link. Writes a
 * list for the boot script: the files that each first screen needs in addition, and the files to
 * request last. Writes a list for publishing: the scripts of each shared package that are not part
 * of every first load.
 */
export class PreloadPlugin {
  constructor(private readonly preloads: Preloads) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      const { fetched, screens, marker } = this.preloads;
      const hooks = HtmlPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTags.tap('PreloadPlugin', (data) => {
        data.assetTags.meta.push(
          ...fetched.map((href) => preloadTag({ as: 'fetch', href, crossorigin: 'anonymous' })),
          ...scriptsOf(preloadedChunks(compilation)).map((href) =>
            preloadTag({ ...firstLoadAttributes, href }),
          ),
        );
        for (const { attributes } of data.assetTags.scripts) {
          // Every page needs the entry's files before all others.
          attributes.fetchpriority = 'high';
          data.assetTags.meta.push(
            preloadTag({ ...firstLoadAttributes, fetchpriority: 'high', href: String(attributes.src) }),
          );
        }
        return data;
      });
      hooks.beforeEmit.tap('PreloadPlugin', (data) => {
        const files = Object.entries(screens).map(([screen, names]) => [screen, filesOf(compilation, names)]);
        files.push([lastFilesKey, scriptsOf(lastChunks(compilation))]);
        const list = escapeHtml(JSON.stringify(Object.fromEntries(files)));
        return { ...data, html: data.html.replace(marker, () => list) };
      });
    });
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PreloadPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(filesOfShared(compilation));
          compilation.emitAsset(sharedFiles, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

const scriptsOf = (chunks: Iterable<Chunk>) =>
  [...new Set([...chunks].flatMap(({ files }) => [...files]))]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`);

/** Returns the scripts of the named chunks and of the shared packages that they consume, without those of every first load. */
function filesOf(compilation: Compilation, names: readonly string[]): string[] {
  const everywhere = scriptsOf(firstLoadChunks(compilation));
  const chunks = names.flatMap((name) => compilation.namedChunkGroups.get(name)?.chunks ?? []);
  if (names.length > 0 && chunks.length === 0) throw new Error(`no chunk is named ${names.join(' or ')}`);
  const files = scriptsOf([...chunks, ...sharedChunksOf(compilation, chunks)]);
  return files.filter((file) => !everywhere.includes(file));
}

/** Returns the scripts of each shared package, without those of every first load: package → scripts. */
function filesOfShared(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph } = compilation;
  const everywhere = scriptsOf(firstLoadChunks(compilation));
  const packages = sharedModules(compilation).map(({ options, blocks }) => {
    const chunks = blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
    const files = scriptsOf([...chunks, ...sharedChunksOf(compilation, chunks)]);
    return [options.shareKey, files.filter((file) => !everywhere.includes(file))] as const;
  });
  return Object.fromEntries(packages.filter(([, files]) => files.length > 0));
}

function preloadTag(attributes: Record<string, string>) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', ...attributes },
    meta: { plugin: 'PreloadPlugin' },
  };
}
