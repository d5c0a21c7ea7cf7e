// @ts-check
const path = require('node:path');

const here = (/** @type {string} */ file) => path.join(__dirname, file);

/** @type {import('jest').Config} */
const common = {
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|tsx|mts|js|jsx|mjs|cjs)$': here('jest-transform.cjs') },
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['/dist/', '/var/', '/\\.cache/'],
  resetMocks: true,
  restoreMocks: true,
  // msw and the streams of fetch wait on these: a test that stops the clock must still get its responses.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] },
};

/** For code that runs in the browser. @type {import('jest').Config} */
const browser = {
  ...common,
  testEnvironment: here('jest-environment.cjs'),
  // Without an empty condition, msw and others resolve to their browser builds, which jsdom cannot run.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:3000/' },
  moduleNameMapper: {
    '\\.module\\.css$': here('jest-classes.cjs'),
    '\\.(woff2|svg|png|css)(\\?.*)?$': here('jest-asset.cjs'),
  },
};

/** For a module in a repository of its own. @type {import('jest').Config} */
const moduleAlone = {
  ...browser,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['@escale/testing/setup-browser-tests', '@escale/testing/setup-api-tests'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // A test on a busy machine may be slow; one that hangs still ends.
  testTimeout: 60_000,
};

/** For code that runs in Node. @type {import('jest').Config} */
const node = {
  ...common,
  testEnvironment: here('jest-node-environment.cjs'),
  runtime: here('jest-node-runtime.cjs'),
};

module.exports = { browser, module: moduleAlone, node };
