// @ts-check
// Bundles programs of the checkout: node write-bundle.mjs <folder> <source>...; prints the source files of the bundles.
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [outdir = '', ...entryPoints] = process.argv.slice(2);
const root = process.cwd();

/** This source starts the publisher's worker, so it must find the bundle of the worker, not files beside itself. */
const workerStarter = 'packages/server/publisher/src/worker-process.ts';

/**
 * Packages with so many files that finding them takes longer than running them. Of css-tree the published bundle is used, since its
 * sources read tables beside them.
 */
const isBundled = /^(acorn|acorn-walk|css-tree|proper-lockfile|semver|yup)$/;
const nodeModulesPath = `${path.sep}node_modules${path.sep}`;

/**
 * Leaves other dependencies external, resolved to the file that the importing package would get.
 * @type {import('esbuild').Plugin}
 */
const externalDependencies = {
  name: 'dependencies',
  setup(bundling) {
    const asked = Symbol('asked');
    bundling.onResolve({ filter: /^[^./]/ }, async ({ path: request, pluginData, ...from }) => {
      if (from.kind === 'entry-point' || pluginData === asked) return undefined;
      if (isBuiltin(request)) return { path: request, external: true };
      // A bundle is compiled code and needs no tsx.
      if (request === 'tsx') return { path: request, namespace: 'nothing' };
      const found = await bundling.resolve(request, { ...from, pluginData: asked });
      if (!found.path.includes(nodeModulesPath) || from.importer.includes(nodeModulesPath)) return found;
      if (request === 'css-tree') return { path: path.join(found.path, '../../dist/csstree.esm.js') };
      if (isBundled.test(request)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
    bundling.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/** Lets each source find the files beside it, wherever the bundle is. @type {import('esbuild').Plugin} */
const sourcePaths = {
  name: 'places',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.') || file === path.join(root, workerStarter)) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', JSON.stringify(file))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: 'ts' };
    });
  },
};

/** @param {string} entry */
async function bundle(entry) {
  const { metafile } = await build({
    entryPoints: [entry],
    outbase: root,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Code that is loaded on demand stays in a file of its own.
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    platform: 'node',
    target: 'node20',
    conditions: [],
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
    plugins: [externalDependencies, sourcePaths],
  });
  return Object.keys(metafile.inputs).filter((input) => !input.startsWith('nothing:'));
}

const inputFiles = await Promise.all(entryPoints.map(bundle));
process.stdout.write(JSON.stringify([...new Set(inputFiles.flat())].sort()));
