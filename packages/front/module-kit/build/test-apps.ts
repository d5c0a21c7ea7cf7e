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
import { promisify } from 'node:util';

const buildScript = path.resolve(__dirname, 'test-build-apps.mjs');

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
  'src/startup/federation-plugin.ts': "export default () => ({ name: 'planted' });",
};

/** Returns functions that create small apps in separate folders, build them like real ones, and remove them. */
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
      folder,
      has: (file: string) => existsSync(path.join(folder, file)),
      /** Returns the names of the built files. */
      files: () => readdirSync(path.join(folder, 'dist')).sort(),
      text: (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8'),
    };
  };
  return {
    /** Builds apps for production. Resolves to the exit code and output of each. */
    build: async (...built: ReturnType<typeof app>[]) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [buildScript, ...built.map(({ folder }) => folder)],
        { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 1e8 },
      );
      return JSON.parse(stdout) as { code: number; output: string }[];
    },
    module: (files: Record<string, string>) => app({ ...moduleFiles, ...files }),
    shell: (files: Record<string, string>) => app({ ...shellFiles, ...files }),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}
