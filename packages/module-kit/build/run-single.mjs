// Builds shell and modules as one application without federation: node run-single.mjs <output folder>
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { build } = await import('./build-app.ts');
const { singleConfig } = await import('./single-config.ts');
process.exitCode = await build(singleConfig(path.resolve(process.argv[2] ?? '')));
