// Serves one app with live reload: node run-dev.mjs <app folder>
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { serveApp } = await import('./serve-app.ts');
await serveApp(path.resolve(process.argv[2] ?? '.'));
