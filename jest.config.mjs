import { availableParallelism } from 'node:os';
import preset from './packages/front/module-kit/build/jest-preset.cjs';

const foldersWithMockedApi = [
  'shell/src',
  'mf-*/src',
  'packages/{front/{user-ui,module-kit},tools/testing}/src',
];
const libraryFolders = ['packages/front/{api-client,auth,design-system,i18n,realtime}/src'];
const nodeFolders = [
  'packages/contracts',
  'packages/server/*',
  'packages/tools/{cli,conformance,docs-site,gallery,workspace}',
  'packages/tests/{bench,e2e/specification}',
  'packages/front/module-kit/build',
  'packages/tools/testing/{gates,public-api}',
];

const rootDir = import.meta.dirname;
const sharedOptions = { rootDir, cacheDirectory: '<rootDir>/.cache/jest' };
const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);
/** Jest keys its cache by id, so projects whose code is compiled alike share an id. */
const withCacheId = (id) => ({ id });
const setupFile = (name) => `<rootDir>/packages/tools/testing/src/setup-${name}-tests.ts`;

/** `POSTGRES_TESTS='**\/*'` chooses all tests of the API, nearly all of which pass on PostgreSQL as well. */
const postgresTests = process.env.POSTGRES_TESTS?.split(' ') ?? [
  '{db,realtime}/postgres/*',
  'audit/{get-audit-logs,search-entries}',
  'auth/login-race',
  'users/{bulk-action,list-users,last-super-admin,unique-names}',
];

export default {
  // Workers wait for answers and for processes that they start: 1.5 per core keep the machine busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/packages/tools/workspace/src/jest-sequencer.cjs',
  // Only hanging tests may reach this timeout: on a busy machine a long list takes 18 s, and the machine may stall.
  testTimeout: 180_000,
  projects: [
    {
      ...preset.browser,
      displayName: 'browser',
      ...sharedOptions,
      ...withCacheId('browser'),
      testMatch: testsIn(foldersWithMockedApi),
      setupFilesAfterEnv: [setupFile('browser'), setupFile('api')],
    },
    // The packages on which packages/tools/testing builds: their tests start the mocked API themselves if they need it.
    {
      ...preset.browser,
      displayName: 'library',
      ...sharedOptions,
      ...withCacheId('browser'),
      testMatch: testsIn(libraryFolders),
      setupFilesAfterEnv: [setupFile('browser')],
    },
    {
      ...preset.node,
      displayName: 'node',
      ...sharedOptions,
      ...withCacheId('node'),
      testMatch: testsIn(nodeFolders),
    },
    {
      ...preset.node,
      displayName: 'api',
      ...sharedOptions,
      ...withCacheId('node'),
      testEnvironment: '<rootDir>/mock-api/testing/test-environment.cjs',
      globalTeardown: '<rootDir>/mock-api/testing/test-teardown.cjs',
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/mock-api/testing/test-argon2.cjs' },
      testMatch: testsIn(['mock-api']),
      testPathIgnorePatterns: ['/mock-api/src/(db|realtime)/postgres/'],
    },
    // The API tests that depend on the driver or on concurrency run again on the run's PostgreSQL server.
    {
      ...preset.node,
      displayName: 'postgres',
      ...sharedOptions,
      ...withCacheId('node'),
      testEnvironment: '<rootDir>/mock-api/testing/test-environment.cjs',
      testEnvironmentOptions: { database: 'postgres' },
      globalSetup: '<rootDir>/mock-api/testing/test-postgres-start.ts',
      globalTeardown: '<rootDir>/mock-api/testing/test-postgres-end.ts',
      setupFilesAfterEnv: ['<rootDir>/mock-api/testing/test-postgres-skip.ts'],
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/mock-api/testing/test-argon2.cjs' },
      testMatch: postgresTests.map((name) => `<rootDir>/mock-api/src/${name}.test.ts`),
    },
  ],
};
