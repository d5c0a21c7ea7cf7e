import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const repository = path.resolve(__dirname, '../../../..');

let makeRelease: (root: string) => string;
let root: string;

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const versionIn = (file: string) => (JSON.parse(read(file)) as { version: string }).version;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'state');
};
const changeset = (file: string, front: string, text: string) =>
  write(`.changeset/${file}.md`, `---\n${front}\n---\n\n${text}\n`);

beforeAll(async () => {
  const file = pathToFileURL(path.join(__dirname, 'make-release.mjs')).href;
  ({ makeRelease } = (await import(file)) as { makeRelease: typeof makeRelease });
});

/** Creates a repository with the product's own configuration of changesets, and some of its packages. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'escale-release-'));
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: root });
  git('config', 'user.name', 'Awa');
  git('config', 'user.email', 'awa@escale.test');
  const manifest = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    name: string;
  };
  write(
    'package.json',
    JSON.stringify({ ...manifest, version: '1.0.0', scripts: { 'release:versions': 'changeset version' } }),
  );
  write('pnpm-workspace.yaml', 'packages:\n  - .\n  - packages/*\n');
  write('.gitignore', 'node_modules\n');
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const config = JSON.parse(readFileSync(path.join(repository, '.changeset/config.json'), 'utf8')) as {
    fixed: string[][];
  };
  write('.changeset/config.json', JSON.stringify({ ...config, ignore: [] }));
  write('.changeset/changelog.cjs', readFileSync(path.join(repository, '.changeset/changelog.cjs'), 'utf8'));
  const names = [
    ...(config.fixed[0] ?? []).filter((name) => name !== 'escale'),
    '@escale/i18n',
    '@escale/realtime',
  ];
  for (const name of names)
    write(
      `packages/${path.basename(name)}/package.json`,
      JSON.stringify({
        name,
        version: '1.0.0',
        private: true,
        dependencies: name === '@escale/realtime' ? { '@escale/i18n': 'workspace:*' } : {},
      }),
    );
  commit();
});

afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

it('creates versions, changelogs, a commit and a tag of product and packages', () => {
  changeset('operators', 'escale: minor', 'The servers tell their version.');
  changeset('i18n', "'@escale/i18n': minor", 'Texts are found sooner.');
  commit();
  expect(makeRelease(root)).toBe('v1.1.0');
  expect(git('tag', '--list', '--points-at', 'HEAD')).toBe('v1.1.0');
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): make 1.1.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(existsSync(path.join(root, '.changeset/operators.md'))).toBe(false);
  expect(read('CHANGELOG.md')).toBe(
    '# escale\n\n## 1.1.0\n\n### Minor Changes\n\n- The servers tell their version.\n',
  );
  for (const name of ['cli', 'conformance', 'backup', 'data-folder', 'site'])
    expect(versionIn(`packages/${name}/package.json`)).toBe('1.1.0');
});

it('a changed package gets its own version; a package that depends on it gets a patch with a note', () => {
  changeset('operators', 'escale: patch', 'Nothing for operators.');
  changeset('i18n', "'@escale/i18n': minor", 'Texts are found sooner.');
  commit();
  expect(makeRelease(root)).toBe('v1.0.1');
  expect(versionIn('packages/i18n/package.json')).toBe('1.1.0');
  expect(versionIn('packages/realtime/package.json')).toBe('1.0.1');
  expect(read('packages/realtime/CHANGELOG.md')).toContain('- Needs `@escale/i18n` 1.1.0.');
});

it('requires a note for operators', () => {
  changeset('i18n', "'@escale/i18n': minor", 'Texts are found sooner.');
  commit();
  expect(() => makeRelease(root)).toThrow('pnpm changeset (escale)');
  expect(versionIn('package.json')).toBe('1.0.0');
});

it('refuses uncommitted changes', () => {
  changeset('operators', 'escale: minor', 'The servers tell their version.');
  expect(() => makeRelease(root)).toThrow('pas enregistrés dans git');
});
