import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInfo, releaseName } from './build-info.mjs';

let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'escale-build-'));
  writeFileSync(path.join(root, 'package.json'), '{ "version": "3.2.1" }');
});

afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

function commit(): string {
  git('init', '--quiet');
  git(
    '-c',
    'user.name=Awa',
    '-c',
    'user.email=awa@escale.test',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'x',
  );
  return git('rev-parse', 'HEAD').slice(0, 8);
}

it('a checkout knows its version and commit', () => {
  const head = commit();
  expect(buildInfo(root, {})).toEqual({ version: '3.2.1', commit: head });
  expect(releaseName(buildInfo(root, {}))).toBe(`3.2.1 (${head})`);
});

it('an installation without the Git history knows its version, and the commit that it is given', () => {
  expect(releaseName(buildInfo(root, {}))).toBe('3.2.1');
  expect(buildInfo(root, { ESCALE_COMMIT: '0123456789abcdef' })).toEqual({
    version: '3.2.1',
    commit: '01234567',
  });
  expect(buildInfo(root, { ESCALE_COMMIT: 'main "}' })).toEqual({ version: '3.2.1', commit: '' });
});

it('ignores the Git history of an enclosing folder', () => {
  commit();
  mkdirSync(path.join(root, 'inner'));
  writeFileSync(path.join(root, 'inner/package.json'), '{ "version": "1.0.0" }');
  expect(buildInfo(path.join(root, 'inner'), {}).commit).toBe('');
});
