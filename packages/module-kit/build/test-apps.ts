import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const runBuild = path.resolve(__dirname, 'run-build.mjs');

const moduleFiles = {
  'package.json': '{ "name": "planted", "version": "1.0.0" }',
  'escale.module.json': JSON.stringify({
    id: 'planted',
    owner: { team: 'Équipe Quai', contact: 'quai@escale.test' },
    label: 'Planté',
    hostApi: '^1.0.0',
    path: '/planted',
    card: null,
    permissions: [],
    routes: [{ path: '/planted', access: 'signed-in' }],
  }),
};

const shellFiles = {
  'package.json': '{ "name": "shell", "version": "1.0.0" }',
  'src/index.html':
    '<!doctype html><title>Escale</title><body data-files="{{screen-files}}">' +
    '<script data-script-hash="{{inline-script-hash}}">INLINE_SCRIPT;</script></body>',
  'src/modules/loading/federation-plugin.ts': "export default () => ({ name: 'planted' });",
};

/** Small apps in folders of their own, built by the command that builds the real ones. */
export function createApps() {
  const root = mkdtempSync(path.join(tmpdir(), 'escale-apps-'));
  let count = 0;
  const app = (files: Record<string, string>) => {
    const folder = path.join(root, `checkout-${(count += 1)}`);
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return {
      /** Builds it for production; resolves to the exit code and what was printed. */
      build: () =>
        new Promise<{ code: number; output: string }>((resolve) => {
          const env = { ...process.env, NODE_ENV: 'production' };
          const child = execFile(
            process.execPath,
            [runBuild, folder],
            { cwd: folder, env },
            (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
          );
        }),
      has: (file: string) => existsSync(path.join(folder, file)),
      /** The names of the files built, or the text of one. */
      files: () => readdirSync(path.join(folder, 'dist')).sort(),
      text: (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8'),
    };
  };
  return {
    module: (files: Record<string, string>) => app({ ...moduleFiles, ...files }),
    shell: (files: Record<string, string>) => app({ ...shellFiles, ...files }),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}
