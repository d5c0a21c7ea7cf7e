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
  // msw and fetch streams need these timers: a test with fake timers must still receive its responses.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] },
};

/** For code that runs in the browser. @type {import('jest').Config} */
const browser = {
  ...common,
  testEnvironment: here('jest-environment.cjs'),
  // The empty condition replaces `browser`: jsdom cannot run the browser builds of msw and others.
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
  // Long enough for a slow test on a busy machine, but ends a test that hangs.
  testTimeout: 60_000,
};

/** For code that runs in Node. @type {import('jest').Config} */
const node = {
  ...common,
  testEnvironment: here('jest-node-environment.cjs'),
  runtime: here('jest-node-runtime.cjs'),
};

module.exports = { browser, module: moduleAlone, node };
