import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mockRoot = mkdtempSync(path.join(tmpdir(), 'escale-instance-'));
const mockFiles = { afterReading: (): void => undefined, hasProc: true };
jest.mock('./workspace-paths.mjs', () => ({
  fromRoot: (...parts: string[]) => path.join(mockRoot, ...parts),
  port: 3000,
  productName: 'Pontus',
}));
jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof import('node:fs')>('node:fs');
  const readFileSync = (found: string, encoding: 'utf8') => {
    if (found === `/proc/${process.pid}/cmdline`) return 'node\0workspace/src/start.mjs';
    const text = real.readFileSync(found, encoding);
    mockFiles.afterReading();
    return text;
  };
  const existsSync = (file: string) =>
    (mockFiles.hasProc || !file.startsWith('/proc/')) && real.existsSync(file);
  return { ...real, readFileSync, existsSync };
});

const file = path.join(mockRoot, 'var/run/start.json');
let otherProcess: ChildProcess;
const launchScript = (command: string) =>
  spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)', command]);
beforeEach(async () => {
  jest.resetModules();
  mkdirSync(path.dirname(file), { recursive: true });
  otherProcess = launchScript('workspace/src/start.mjs');
  await new Promise((resolve) => otherProcess.once('spawn', resolve));
});
afterEach(() => {
  otherProcess.kill('SIGKILL');
  rmSync(file, { force: true });
  Object.assign(mockFiles, { afterReading: () => undefined, hasProc: true });
});
afterAll(() => rmSync(mockRoot, { recursive: true }));

const writeInstanceFile = (pid: number | undefined) =>
  writeFileSync(file, JSON.stringify({ pid, port: 3000, folder: mockRoot }));

const script = pathToFileURL(path.join(import.meta.dirname, 'instance.mjs')).href;
const lockInstance = async () => ((await import(script)) as { lockInstance: () => void }).lockInstance();

test('of two concurrent starts beside the file of a killed one, the second names the first', async () => {
  const killed = 2 ** 22 + 1;
  writeInstanceFile(killed);
  mockFiles.afterReading = () => {
    mockFiles.afterReading = () => undefined;
    rmSync(file);
    writeInstanceFile(otherProcess.pid);
  };
  await expect(lockInstance()).rejects.toThrow(`processus ${otherProcess.pid}`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: otherProcess.pid });
});

test.each([true, false])(
  'a process that is not a start does not hold the instance (with /proc: %s)',
  async (hasProc) => {
    mockFiles.hasProc = hasProc;
    writeInstanceFile(process.ppid);
    await lockInstance();
    writeInstanceFile(otherProcess.pid);
    jest.resetModules();
    await expect(lockInstance()).rejects.toThrow('Pontus est déjà en marche');
  },
);

test('a start from an older checkout, with its scripts in another folder, holds the instance', async () => {
  otherProcess.kill('SIGKILL');
  otherProcess = launchScript('cli/launch/start.mjs');
  await new Promise((resolve) => otherProcess.once('spawn', resolve));
  writeInstanceFile(otherProcess.pid);
  await expect(lockInstance()).rejects.toThrow('Pontus est déjà en marche');
});

test('the file of a killed process with the same id, as in a container, does not hold the instance', async () => {
  writeInstanceFile(process.pid);
  await lockInstance();
});
