import { execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { documentFile } from './api-document';

const runFile = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../../..');
// The folder is inside this package, so that the compiler finds the package's dependencies.
const cache = path.join(import.meta.dirname, '../../.cache');

const callerSource = `import createClient from 'openapi-fetch';
import type { components, paths } from './api';

const client = createClient<paths>({ baseUrl: '/api' });

export async function statusOf(id: string): Promise<string> {
  const { data, error } = await client.GET('/users/{id}', { params: { path: { id } } });
  if (error !== undefined) throw new Error(error.error);
  const user: components['schemas']['User'] = data.data;
  return user.status;
}

export const save = (id: string, version: string) =>
  client.PUT('/users/{id}', {
    params: { path: { id }, header: { 'If-Match': version } },
    body: { status: 'ACTIVE' },
  });
`;

/** Returns the compiler's errors in the calling code of a folder. */
const compile = async (folder: string) => {
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--lib',
    'es2023,dom',
    '--types',
    '',
  ];
  const shape = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  const files = ['caller.ts', 'wrong-caller.ts'];
  const output = await runFile(process.execPath, [compiler, ...options, ...shape, ...files], {
    cwd: folder,
  }).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
  return output.split('\n').filter((line) => line.includes('error TS'));
};

test('a client generated from the description compiles, and refuses a wrong call', async () => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'client-'));
  try {
    const types = astToString(await openapiTS(new URL(`file://${documentFile}`)));
    writeFileSync(path.join(folder, 'api.ts'), types);
    writeFileSync(path.join(folder, 'caller.ts'), callerSource);
    writeFileSync(
      path.join(folder, 'wrong-caller.ts'),
      callerSource.replace("status: 'ACTIVE'", "status: 'AFLOAT'"),
    );
    expect(await compile(folder)).toEqual([expect.stringMatching(/^wrong-caller\.ts.*"AFLOAT"/)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
