// Builds the page of `pnpm bench table` into the given folder: index.html and page.js.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const outDir = path.resolve(process.argv[2] ?? 'dist-bench');
await mkdir(outDir, { recursive: true });
await build({
  entryPoints: [path.join(import.meta.dirname, 'table-page.tsx')],
  outfile: path.join(outDir, 'page.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
  logLevel: 'warning',
});
await writeFile(
  path.join(outDir, 'index.html'),
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>bench</title><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>',
);
