// @ts-check
// Bundles a program and prints its source files. In the root of the checkout: node write-bundle.mjs <folder> <program>
// `src/main.ts` becomes `<folder>/src/main.mjs`. Bundles name dependencies and files of the checkout
// by relative paths, so the checkout can be moved, but `<folder>` must keep its place within it.
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { programs } from './programs.mjs';

const [outdir = '', program = ''] = process.argv.slice(2);
const { folder, sources } = programs[program] ?? { folder: '', sources: [] };

/**
 * The folder of a bundle's files. It is one level below `outdir`, as `bin` is, so that a relative
 * path is the same for all files.
 */
const bundleFolder = path.resolve(outdir, 'src');
/** @param {string} file */
const fromBundle = (file) => path.relative(bundleFolder, file).split(path.sep).join('/');

/**
 * The source that starts the publisher's worker. It looks for the worker's bundle beside its own
 * bundle, so its `import.meta` is not replaced.
 */
const workerStarter = path.resolve('packages/server/publisher/src/worker-process.ts');

/**
 * Packages that bundles contain, since finding their many files takes longer than running them.
 * css-tree is taken from the bundle that its package publishes, since its sources read tables from
 * files beside them.
 */
const bundledPackages = /^(acorn|acorn-walk|css-tree|proper-lockfile|semver|yup)$/;
const nodeModulesPath = `${path.sep}node_modules${path.sep}`;

/**
 * Leaves all dependencies except `bundledPackages` external, resolved to the file that the importing package would get.
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
      if (bundledPackages.test(request)) return found;
      return { path: fromBundle(found.path), external: true };
    });
    bundling.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/** Expressions that replace the properties of `import.meta` in a source. @type {Record<string, (file: string) => string>} */
const pathExpressions = {
  dirname: (file) =>
    `filePathOf(new URL(${JSON.stringify(fromBundle(path.dirname(file)))}, import.meta.url))`,
  filename: (file) => `filePathOf(new URL(${JSON.stringify(fromBundle(file))}, import.meta.url))`,
  url: (file) => `new URL(${JSON.stringify(fromBundle(file))}, import.meta.url).href`,
};

/**
 * Makes `import.meta` in a bundled source refer to that source, so that the code finds the files
 * beside it.
 * @type {import('esbuild').Plugin}
 */
const sourcePaths = {
  name: 'source-paths',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.') || file === workerStarter) return undefined;
      const contents = text.replace(
        /\bimport\.meta\.(dirname|filename|url)\b/g,
        (whole, /** @type {string} */ name) => pathExpressions[name]?.(file) ?? whole,
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** @param {string} source */
async function bundle(source) {
  const { metafile } = await build({
    entryPoints: [path.join(folder, source)],
    outbase: folder,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Code that is loaded on demand stays in a file of its own.
    splitting: true,
    chunkNames: 'src/[name]-[hash]',
    format: 'esm',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; import { fileURLToPath as filePathOf } from 'node:url'; const require = requireFrom(import.meta.url);",
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

const inputs = await Promise.all(sources.map(bundle));
process.stdout.write(JSON.stringify([...new Set(inputs.flat())].sort()));
