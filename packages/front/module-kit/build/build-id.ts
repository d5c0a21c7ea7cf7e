import { createHash } from 'node:crypto';
import webpack, { type Asset, type Compilation, type Compiler } from 'webpack';

/** Stands for the id in names and texts until the files of the build are known; as long as what replaces it. */
export const buildIdMarker = 'bu1ldId0';

/** For the author alone, and never published. */
const isAside = (name: string) => name.endsWith('.map');

const hashesIn = ({ info }: Readonly<Asset>) => [info.contenthash ?? []].flat();

const bytesOf = ({ source }: Readonly<Asset>) => {
  const content = source.source();
  return typeof content === 'string' ? Buffer.from(content) : content;
};

/** Eight hex digits of the hash of all files, whatever the hashes in their names are by now. */
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
 * Names a build by what it holds, so that a file that it does not bundle changes none of its bytes: the marker in the
 * finished files gives way to an id that is their hash. The hashes in the files' names are taken after it.
 */
export class BuildIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, () => replaceMarker(compilation));
    });
  }
}
