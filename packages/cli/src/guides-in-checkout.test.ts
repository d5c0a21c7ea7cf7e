import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = process.cwd();
const fromRoot = (...parts: string[]) => path.join(repository, ...parts);
const checkout = mkdtempSync(path.join(tmpdir(), 'escale-with-data-'));
const inCheckout = (...parts: string[]) => path.join(checkout, ...parts);
afterAll(() => rmSync(checkout, { recursive: true }));

const quoted = (...parts: string[]) => parts.map((part) => JSON.stringify(part)).join(' ');
const node = quoted(process.execPath);

/** A checkout with the reference back end, in which a guide may change it; all else is that of the repository. */
function copyCheckout(): void {
  cpSync(fromRoot('mock-api'), inCheckout('mock-api'), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  for (const linked of ['packages', 'mock-api/node_modules'])
    symlinkSync(fromRoot(linked), inCheckout(linked));
  // What every module may import.
  cpSync(fromRoot('mf-users/node_modules'), inCheckout('node_modules'), { recursive: true });
  symlinkSync(fromRoot('packages/contracts/node_modules/yup'), inCheckout('node_modules/yup'));
  cpSync(fromRoot('tsconfig.base.json'), inCheckout('tsconfig.base.json'));
  const setup = ['setup-browser-tests', 'setup-api-tests'].map((name) =>
    fromRoot('packages/testing/src', `${name}.ts`),
  );
  writeFileSync(
    inCheckout('jest.config.cjs'),
    `const preset = require(${quoted(fromRoot('packages/module-kit/build/jest-preset.cjs'))});
    const testMatch = (folder) => ['<rootDir>/' + folder + '/src/**/*.test.{ts,tsx}'];
    module.exports = { projects: [
      { ...preset.browser, testMatch: testMatch('mf-*'), setupFilesAfterEnv: ${JSON.stringify(setup)} },
      { ...preset.node, testMatch: testMatch('mock-api'), testEnvironment: '<rootDir>/mock-api/test-environment.cjs',
        globalTeardown: '<rootDir>/mock-api/test-teardown.cjs',
        moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/mock-api/test-argon2.cjs' } },
    ] };`,
  );
}

beforeAll(copyCheckout);

const prelude = `set -e
  pnpm() { shift; ${node} ${quoted(fromRoot('packages/cli/bin/escale.mjs'))} "$@"; }
  npx() { shift; ${node} ${quoted(fromRoot('node_modules/jest/bin/jest.js'))} --forceExit --cacheDirectory ${quoted(fromRoot('.cache/jest'))} "$@" 2>&1; }`;

const blocksOf = (guide: string, language: string) =>
  readFileSync(fromRoot('docs/guides', guide), 'utf8')
    .split(/^```/m)
    .filter((part) => part.startsWith(`${language}\n`))
    .map((part) => part.slice(language.length + 1));

/** The commands of a guide, in a checkout without modules. */
function runGuide(guide: string): string {
  for (const folder of ['mf-quay', 'mf-yard', 'var'])
    rmSync(inCheckout(folder), { recursive: true, force: true });
  const commands = blocksOf(guide, 'sh').join('\n');
  return execFileSync('bash', ['-c', `${prelude}\n${commands}`], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0', ESCALE_SITE_DIR: inCheckout('var/site') },
  });
}

/** Compiles what the guide has written, strictly. */
function typeErrors(...folders: string[]): string {
  writeFileSync(
    inCheckout('tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'jest'],
        typeRoots: [fromRoot('node_modules/@types'), fromRoot('packages/testing/node_modules/@types')],
        incremental: false,
      },
      include: [
        ...folders,
        fromRoot('packages/*/src/assets.d.ts'),
        fromRoot('packages/testing/src/setup-browser-tests.ts'),
      ],
    }),
  );
  try {
    return execFileSync(process.execPath, [fromRoot('node_modules/typescript-7/bin/tsc'), '-p', checkout], {
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const dependenciesOf = (folder: string) =>
  Object.keys(
    (JSON.parse(readFileSync(inCheckout(folder, 'package.json'), 'utf8')) as { dependencies: object })
      .dependencies,
  );

it('module-with-data.md: module and API are written, compile, pass their tests, and the module is published', () => {
  const output = runGuide('module-with-data.md');
  expect(output.match(/^Tests: +(\d+) passed, \1 total$/gm)).toHaveLength(2);
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^quay 1\.0\.0-\w+ published$/m);
  expect(typeErrors('mf-quay/src', 'mock-api/src/resources/berths')).toBe('');
  expect(dependenciesOf('mf-quay')).toEqual(expect.arrayContaining(['@escale/realtime', 'yup']));
}, 300_000);

it('permissions.md: a permission is declared, asked for and published, and one that is not declared is refused', () => {
  const output = runGuide('permissions.md');
  expect(output).toMatch(/^Tests: +2 passed, 2 total$/m);
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^yard 1\.0\.0-\w+ published$/m);
  expect(output).toMatch(/\nrelease is not declared\n$/);
  expect(typeErrors('mf-yard/src')).toBe('');
}, 180_000);

it('extension-points.md: contributions are declared, written and published, and pages are declared', () => {
  const output = runGuide('extension-points.md');
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^yard 1\.0\.0-\w+ published$/m);
  expect(output).toContain('    yard: {\n      home: never;\n    };\n');
  const [page = ''] = blocksOf('extension-points.md', 'tsx');
  writeFileSync(inCheckout('mf-yard/src/widgets.tsx'), page);
  expect(typeErrors('mf-yard/src', fromRoot('mf-users/src/module-pages.d.ts'))).toBe('');
}, 180_000);
