import { createHash } from 'node:crypto';
import webpack, { type Asset, type Compilation, type Compiler } from 'webpack';

/** Placeholder for the id in names and texts until the build's files are known; as long as the id. */
export const buildIdMarker = 'bu1ldId0';

/** True for source maps, which are for the author only and never published. */
const isAside = (name: string) => name.endsWith('.map');

const hashesIn = ({ info }: Readonly<Asset>) => [info.contenthash ?? []].flat();

const bytesOf = ({ source }: Readonly<Asset>) => {
  const content = source.source();
  return typeof content === 'string' ? Buffer.from(content) : content;
};

/** Returns eight hex digits of the hash of all files, independent of the current hashes in their names. */
function buildIdOf(assets: readonly Readonly<Asset>[]): string {
  const names = new RegExp([...new Set(assets.flatMap(hashesIn))].join('|') || '(?!)', 'g');
  const digests = assets
    .filter(({ name }) => !isAside(name))
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
 * Names a build by its content, so that a file outside the bundle changes none of its bytes: in the finished files the placeholder
 * is replaced by their hash. The hashes in the files' names are computed afterwards.
 */
export class BuildIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, () => replaceMarker(compilation));
    });
  }
}
