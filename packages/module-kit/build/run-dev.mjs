// Serves one app with hot update: node run-dev.mjs <app folder> [--standalone]
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { serveAlone, serveApp } = await import('./serve-app.ts');
const appDir = path.resolve(process.argv[2] ?? '.');
await (process.argv.includes('--standalone') ? serveAlone(appDir) : serveApp(appDir));
