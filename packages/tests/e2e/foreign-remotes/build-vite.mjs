// Builds the foreign remote with Vite and its federation plugin: node build-vite.mjs <output folder>
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { descriptor, exposes, name, shared } from './options.mjs';

const outputFolder = path.resolve(process.argv[2] ?? 'dist');
// The plugin resolves exposed files from here, not from `root`.
process.chdir(import.meta.dirname);
await build({
  root: import.meta.dirname,
  base: './',
  configFile: false,
  logLevel: 'warn',
  esbuild: { jsx: 'automatic' },
  plugins: [
    federation({
      name,
      filename: 'remote-entry-[hash].js',
      exposes,
      shared,
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
  ],
  build: {
    outDir: outputFolder,
    emptyOutDir: true,
    target: 'esnext',
    modulePreload: false,
    rollupOptions: { input: path.join(import.meta.dirname, 'src/module.jsx') },
  },
});
writeFileSync(path.join(outputFolder, 'descriptor.json'), descriptor('Vite'));
