import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from '@escale/data-folder';
import { bundleOf } from '@escale/core/testing';

const repository = process.cwd();
const fromRoot = (...parts: string[]) => path.join(repository, ...parts);
/**
 * The same folder on each run, since Jest's cache is keyed by path. A concurrent run uses another
 * folder.
 */
let checkout = path.join(
  tmpdir(),
  `escale-guides-${createHash('sha256').update(repository).digest('hex').slice(0, 12)}`,
);
const inCheckout = (...parts: string[]) => path.join(checkout, ...parts);
const removeCheckout = () => rmSync(checkout, { recursive: true, force: true });

let releasePlace = () => Promise.resolve();
async function acquirePlace(): Promise<void> {
  const lost = (error: Error) => {
    throw error;
  };
  try {
    releasePlace = await lockFolder(tmpdir(), lost, { name: path.basename(checkout) });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    checkout = mkdtempSync(`${checkout}-`);
  }
}
afterAll(async () => {
  removeCheckout();
  await releasePlace();
});

const quotedArguments = (...parts: string[]) => parts.map((part) => JSON.stringify(part)).join(' ');
const nodeCommand = quotedArguments(process.execPath);

/**
 * Makes a checkout: a copy of the reference back end, which a guide changes, and links to the rest
 * of the repository.
 */
function copyCheckout(): void {
  removeCheckout();
  cpSync(fromRoot('mock-api'), inCheckout('mock-api'), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  // Copies the cached empty database, since creating one takes seconds.
  if (existsSync(fromRoot('.cache/mock-api')))
    cpSync(fromRoot('.cache/mock-api'), inCheckout('.cache/mock-api'), {
      recursive: true,
      filter: (source) => !path.basename(source).startsWith('seeded-'),
    });
  for (const linked of ['docs', 'packages', 'mock-api/node_modules'])
    symlinkSync(fromRoot(linked), inCheckout(linked));
  // Copies the packages that every module may import.
  cpSync(fromRoot('mf-users/node_modules'), inCheckout('node_modules'), { recursive: true });
  symlinkSync(fromRoot('packages/contracts/node_modules/yup'), inCheckout('node_modules/yup'));
  cpSync(fromRoot('tsconfig.base.json'), inCheckout('tsconfig.base.json'));
  const setup = ['setup-browser-tests', 'setup-api-tests'].map((name) =>
    fromRoot('packages/tools/testing/src', `${name}.ts`),
  );
  writeFileSync(
    inCheckout('jest.config.cjs'),
    `const preset = require(${quotedArguments(fromRoot('packages/front/module-kit/build/jest-preset.cjs'))});
    const testMatch = (folder) => ['<rootDir>/' + folder + '/src/**/*.test.{ts,tsx}'];
    module.exports = { testTimeout: 180_000, projects: [
      { ...preset.browser, testMatch: testMatch('mf-*'), setupFilesAfterEnv: ${JSON.stringify(setup)} },
      { ...preset.node, testMatch: testMatch('mock-api'), testEnvironment: '<rootDir>/mock-api/testing/test-environment.cjs',
        globalTeardown: '<rootDir>/mock-api/testing/test-teardown.cjs',
        moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/mock-api/testing/test-argon2.cjs' } },
    ] };`,
  );
}

beforeAll(async () => {
  await acquirePlace();
  copyCheckout();
});

/** `npx` only prints the tests that a guide would run: one Jest run at the end runs them all. */
const prelude = `set -e
  pnpm() { shift; ${nodeCommand} ${quotedArguments(bundleOf('escale'))} "$@"; }
  npx() { shift; echo "asks for the tests of $*"; }`;

const commandsOf = (guide: string) =>
  readFileSync(fromRoot('docs/guides', guide), 'utf8')
    .split(/^```/m)
    .filter((part) => part.startsWith('sh\n'))
    .map((part) => part.slice('sh\n'.length));

const environment = { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0' };

/** Runs the commands of a guide in a checkout with an empty site. */
function runGuide(...guides: string[]): string {
  rmSync(inCheckout('var'), { recursive: true, force: true });
  const commands = guides.flatMap(commandsOf).join('\n');
  return execFileSync('bash', ['-c', `${prelude}\n${commands}`], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...environment, ESCALE_SITE_DIR: inCheckout('var/site') },
  });
}

/** Runs tests of the checkout; returns Jest's output. */
function runJest(...tests: string[]): string {
  const options = ['--runInBand', '--forceExit', '--cacheDirectory', fromRoot('.cache/jest')];
  const { stderr } = spawnSync(
    process.execPath,
    [fromRoot('node_modules/jest/bin/jest.js'), ...options, ...tests],
    { cwd: checkout, encoding: 'utf8', env: environment },
  );
  return stderr;
}

/** Compiles the files written by the guides, in strict mode. */
function typeErrors(...included: string[]): string {
  writeFileSync(
    inCheckout('tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'jest'],
        typeRoots: [fromRoot('node_modules/@types'), fromRoot('packages/tools/testing/node_modules/@types')],
        incremental: false,
      },
      include: [
        ...included,
        fromRoot('packages/front/*/src/assets.d.ts'),
        fromRoot('packages/tools/testing/src/setup-browser-tests.ts'),
      ],
    }),
  );
  const compiler = fromRoot('node_modules/typescript-7/bin/tsc');
  return spawnSync(process.execPath, [compiler, '--checkers', '1', '-p', checkout], { encoding: 'utf8' })
    .stdout;
}

const dependenciesOf = (folder: string) =>
  Object.keys(
    (JSON.parse(readFileSync(inCheckout(folder, 'package.json'), 'utf8')) as { dependencies: object })
      .dependencies,
  );

it('module-with-data.md, module-tests.md, module-api.md: module and API are written, and the module is published', () => {
  const output = runGuide('module-with-data.md', 'module-tests.md', 'module-api.md');
  expect(output).toContain('asks for the tests of mf-quay\n');
  expect(output).toContain('asks for the tests of mock-api/src/berths\n');
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^quay 1\.0\.0-\w+ published$/m);
  expect(dependenciesOf('mf-quay')).toEqual(expect.arrayContaining(['@escale/realtime', 'yup']));
}, 300_000);

it('permissions.md: a permission is declared, asked for and published, and one that is not declared is refused', () => {
  const output = runGuide('permissions.md');
  expect(output).toContain('asks for the tests of mf-yard\n');
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^yard 1\.0\.0-\w+ published$/m);
  expect(output).toMatch(/\nrelease is not declared\n$/);
  // The next guide creates a module of the same name.
  renameSync(inCheckout('mf-yard'), inCheckout('mf-yard-with-permissions'));
}, 180_000);

it('extension-points.md: contributions are declared, written and published, and pages are declared', () => {
  const output = runGuide('extension-points.md');
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^yard 1\.0\.0-\w+ published$/m);
  expect(output).toContain('    yard: {\n      home: never;\n    };\n');
}, 180_000);

it('the code of the guides compiles', () => {
  const modules = ['mf-quay/src', 'mf-yard-with-permissions/src', 'mf-yard/src'];
  const others = ['mock-api/src/berths', fromRoot('mf-users/src/module-pages.d.ts')];
  expect(typeErrors(...modules, ...others)).toBe('');
}, 180_000);

it('the tests that the guides write pass', () => {
  const said = runJest('mf-quay', 'mock-api/src/berths', 'mf-yard-with-permissions');
  expect(said).toMatch(/^Test Suites: 3 passed, 3 total$/m);
  expect(said).toMatch(/^Tests: +7 passed, 7 total$/m);
}, 300_000);
