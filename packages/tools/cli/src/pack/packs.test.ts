import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createScratch } from '@escale/site/testing';
import { packPackages } from './pack-packages';

const runFile = promisify(execFile);
const scratch = createScratch();
const cliDir = path.resolve(__dirname, '../..');

let packs: { name: string; file: string }[];

beforeAll(async () => {
  const files = await packPackages(await scratch.folder({}));
  packs = files.map((file) => ({ name: path.basename(file).replace(/-\d.*/, ''), file }));
}, 300_000);
afterAll(() => scratch.remove());

/** Returns the output of a program that checks packs; empty if it finds nothing. */
async function findings(script: string, ...args: string[]): Promise<string> {
  const program = path.join(cliDir, 'node_modules', script);
  return runFile(process.execPath, [program, ...args], { env: { ...process.env, NO_COLOR: '1' } }).then(
    () => '',
    (error: unknown) => (error as { stdout: string; stderr: string }).stdout || String(error),
  );
}

async function unpackPack(file: string): Promise<string> {
  const folder = await scratch.folder({ 'package.json': '' });
  await runFile('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  return folder;
}

it('publint finds nothing in the packs', async () => {
  for (const { name, file } of packs)
    expect([name, await findings('publint/src/cli.js', file, '--strict')]).toEqual([name, '']);
}, 120_000);

it('are-the-types-wrong finds nothing in what the packs declare types for', async () => {
  for (const { name, file } of packs) {
    const folder = await unpackPack(file);
    const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    // These entries have no declarations: scripts, configurations, and tools that tsx runs from their sources.
    const untyped = Object.keys(exports).filter((entry) => typeof exports[entry] === 'string');
    if (untyped.length === Object.keys(exports).length) continue;
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...untyped, '--format', 'ascii'];
    const found = await findings('@arethetypeswrong/cli/dist/index.js', file, ...options);
    expect([name, found]).toEqual([name, '']);
  }
}, 300_000);

it('a pack holds the changelog of its package', async () => {
  const { file } = packs.find(({ name }) => name === 'escale-contracts') ?? { file: '' };
  expect(readdirSync(await unpackPack(file))).toContain('CHANGELOG.md');
});
