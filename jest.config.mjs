import preset from './packages/module-kit/build/jest-preset.cjs';

const apps = ['shell/src', 'mf-*/src', 'packages/{account,module-kit,testing}/src'];
const libraries = ['packages/{api-client,auth,design-system,i18n,realtime}/src'];
const node = [
  'packages/{cli,contracts,docs-site,gateway,publisher}',
  'packages/e2e/{bench,budgets,src/proof-map}',
  'packages/module-kit/build',
  'packages/testing/{gates,public-api}',
];

const rootDir = import.meta.dirname;
const shared = { rootDir, cacheDirectory: '<rootDir>/.cache/jest' };
const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);
/** One id for projects whose code is compiled alike: Jest keeps its cache by id. */
const cacheOf = (id) => ({ id });
const setup = (name) => `<rootDir>/packages/testing/src/setup-${name}-tests.ts`;

export default {
  maxWorkers: '100%',
  // Typing into forms takes its time on a busy machine; a test that hangs still ends.
  testTimeout: 20_000,
  projects: [
    {
      ...preset.browser,
      displayName: 'browser',
      ...shared,
      ...cacheOf('browser'),
      testMatch: testsIn(apps),
      setupFilesAfterEnv: [setup('browser'), setup('api')],
    },
    // These lie below packages/testing: each test brings the API that it needs.
    {
      ...preset.browser,
      displayName: 'library',
      ...shared,
      ...cacheOf('browser'),
      testMatch: testsIn(libraries),
      setupFilesAfterEnv: [setup('browser')],
    },
    { ...preset.node, displayName: 'node', ...shared, ...cacheOf('node'), testMatch: testsIn(node) },
    {
      ...preset.node,
      displayName: 'api',
      ...shared,
      ...cacheOf('node'),
      testEnvironment: '<rootDir>/mock-api/test-environment.cjs',
      globalTeardown: '<rootDir>/mock-api/test-teardown.cjs',
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/mock-api/test-argon2.cjs' },
      testMatch: testsIn(['mock-api']),
    },
  ],
};
