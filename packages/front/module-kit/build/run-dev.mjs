// Serves one app for development:
// node run-dev.mjs <app folder> [--standalone [--data <url>] | --against <url>]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

register();
const { serveApp } = await import('./serve-app.ts');
const { serveAlone } = await import('./serve-alone.ts');
const { serveAgainst } = await import('./serve-against.ts');
const { DeploymentError } = await import('./deployed-shell.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { standalone: { type: 'boolean' }, data: { type: 'string' }, against: { type: 'string' } },
});
const appDir = path.resolve(positionals[0] ?? '.');

try {
  if (values.against !== undefined) await serveAgainst(appDir, values.against);
  else await (values.standalone ? serveAlone(appDir, values.data) : serveApp(appDir));
} catch (error) {
  if (!(error instanceof DeploymentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
