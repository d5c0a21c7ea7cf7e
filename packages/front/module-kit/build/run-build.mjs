// Builds one app for production: node run-build.mjs <app folder> [<output folder>]
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { buildApp } = await import('./build-app.ts');
process.exitCode = await buildApp(path.resolve(process.argv[2] ?? '.'), process.argv[3]);
