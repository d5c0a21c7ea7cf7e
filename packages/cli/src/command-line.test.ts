import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from './run-command';

const bin = path.join(import.meta.dirname, '../bin/escale.mjs');

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
  const child = spawn(process.execPath, [bin, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: '', code: 0 });
});
