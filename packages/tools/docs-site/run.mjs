// pnpm docs:build, pnpm docs:dev: node run.mjs build [--out <folder>] | dev [--port <port>]
import { register } from 'tsx/esm/api';

register();
const { runDocs } = await import('./src/run-docs.ts');
await runDocs(process.argv.slice(2));
