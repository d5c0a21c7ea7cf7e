import { createHash } from 'node:crypto';
import webpack, { type Asset, type Compilation, type Compiler } from 'webpack';

/** Placeholder for the build id until the content of all files is known. It has the length of an id, so no other text moves. */
export const buildIdMarker = 'bu1ldId0';

/** True for source maps, which are never published, and so do not count for the id. */
const isSourceMap = (name: string) => name.endsWith('.map');

const hashesIn = ({ info }: Readonly<Asset>) => [info.contenthash ?? []].flat();

const bytesOf = ({ source }: Readonly<Asset>) => {
  const content = source.source();
  return typeof content === 'string' ? Buffer.from(content) : content;
};

/**
 * Returns the build id: eight hex digits of a hash of all files except source maps. The hashes in
 * file names do not count where a file mentions such a name.
 */
function buildIdOf(assets: readonly Readonly<Asset>[]): string {
  const names = new RegExp([...new Set(assets.flatMap(hashesIn))].join('|') || '(?!)', 'g');
  const digests = assets
    .filter(({ name }) => !isSourceMap(name))
    .map((asset) => bytesOf(asset).toString('latin1').replace(names, ''))
    .map((text) => createHash('sha256').update(text, 'latin1').digest('hex'));
  return createHash('sha256').update(digests.sort().join()).digest('hex').slice(0, 8);
}

function replaceMarker(compilation: Compilation): void {
  const assets = compilation.getAssets();
  const id = buildIdOf(assets);
  for (const asset of assets) {
    const bytes = bytesOf(asset);
    if (!bytes.includes(buildIdMarker)) continue;
    const text = bytes.toString().replaceAll(buildIdMarker, id);
    compilation.updateAsset(asset.name, new webpack.sources.RawSource(text));
  }
}

/**
 * Replaces the placeholder in the finished files with the build id. The id depends on the content
 * of the built files alone, so a change in a file that is not bundled changes no byte of the build.
 * Runs before webpack computes the final hashes in file names.
 */
export class BuildIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, () => replaceMarker(compilation));
    });
  }
}
