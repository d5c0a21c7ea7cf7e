import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundleOf } from './bundles';

/** Settings that the API must not inherit, so that no test uses a developer's data; an empty value counts as not set. */
const clearedSettings = {
  DATABASE_URL: '',
  API_SECRET: '',
  SMTP_URL: '',
  FIRST_ADMIN: '',
  METRICS_TOKEN: '',
};

/** Disables load shedding, which a busy machine would trigger; tests of load shedding set their own limit. */
const noLoadShedding = { MAX_LOOP_DELAY_MS: '0' };

const apiFolder = path.join(import.meta.dirname, '../../../../../mock-api');

/**
 * Turns off V8's optimisation of WebAssembly: optimising the embedded PostgreSQL takes longer than
 * the few queries of a test.
 */
const withoutOptimization = '--liftoff-only';

/** Starts the bundled API as a separate process; with `folder`, the built server in that folder; with `node`, on that Node. */
export function startProcess(
  environment: Record<string, string>,
  folder?: string,
  node: string = process.execPath,
) {
  const program = folder === undefined ? [bundleOf('api')] : ['dist/src/main.mjs'];
  const child = spawn(node, [withoutOptimization, ...program], {
    cwd: folder ?? apiFolder,
    env: { ...process.env, ...clearedSettings, ...noLoadShedding, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.out += text;
      if (output.out.includes('\n')) resolve();
    });
    void ended.then(() => reject(new Error(output.err)));
  });
  ready.catch(() => undefined);
  return { child, output, ready, ended };
}
