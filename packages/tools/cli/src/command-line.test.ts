import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from './run-command';

const escaleScript = path.join(import.meta.dirname, '../bin/escale.mjs');

afterEach(() => jest.restoreAllMocks());

test('an error of the file system is one sentence, without a stack', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/site' });
  jest.spyOn(fs, 'mkdir').mockRejectedValue(full);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommand(['rollback', 'users', '--site', '/site'])).toBe(1);
  expect(said.mock.calls).toEqual([
    ['escale: /site: the disk is full; free some space and run the command again (ENOSPC)\n'],
  ]);
});

test('a closed output pipe is not an error', async () => {
  const child = spawn(process.execPath, [escaleScript, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: '', code: 0 });
});

test.each([
  [
    'publish yard/dist --force because',
    '"escale publish" does not take --force; it takes --canary, --only-new, ',
  ],
  ['withdraw yard --force because', '"escale withdraw" does not take --force; it takes --no-card, --site, '],
  ['canary yard --stop --force because', '"escale canary --stop" does not take --force'],
  ['canary yard --stop --percent 5', '"escale canary --stop" does not take --percent'],
  [
    'status --canary --only-new',
    '"escale status" does not take --canary, --only-new; it takes --verify, --api, --site, ',
  ],
  ['promote yard --token-file token', '"escale promote" does not take --token-file; it takes --force, '],
  ['withdraw yard --to https://publish.test --shell dist', '"escale withdraw" does not take --shell; '],
  ['publish --placeholder reports.json --canary', '"escale publish --placeholder" does not take --canary'],
  ['publish --unknown yard', '"escale publish" does not take --unknown; it takes --canary, --only-new, '],
  ['publish -x yard', '"escale publish" does not take -x; it takes --canary, --only-new, '],
  ['publsh yard --force because', 'there is no command publsh\n\nUsage: escale <command>'],
  ['constructor', 'there is no command constructor\n\nUsage: escale <command>'],
  ['', '<command> is missing\n\nUsage: escale <command>'],
  ['rollback', '<id> is missing'],
  ['withdraw yard quay', '"escale withdraw" has no use for quay'],
  ['status yard quay', '"escale status" has no use for quay'],
])('wrong usage is refused in words, and nothing is done: escale %s', async (line, expected) => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommand([...line.split(' ').filter(Boolean), '--site', '/nowhere'])).toBe(2);
  expect(said.mock.calls.flat().join('')).toContain(`escale: ${expected}`);
});

test('with --json, an unknown command is refused as JSON', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommand(['publsh', '--json'])).toBe(2);
  expect(JSON.parse(said.mock.calls.flat().join(''))).toEqual({
    error: expect.stringContaining('there is no command publsh') as string,
  });
});
