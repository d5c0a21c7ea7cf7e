// @ts-check
const path = require('node:path');

const pathOf = (/** @type {string} */ file) => path.join(__dirname, file);

/** @type {import('jest').Config} */
const commonPreset = {
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|tsx|mts|js|jsx|mjs|cjs)$': pathOf('jest-transform.cjs') },
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['/dist/', '/var/', '/\\.cache/'],
  resetMocks: true,
  restoreMocks: true,
  // msw and fetch streams need these timers: a test with fake timers must still receive its responses.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] },
};

/** Preset for code that runs in the browser. @type {import('jest').Config} */
const browserPreset = {
  ...commonPreset,
  testEnvironment: pathOf('jest-environment.cjs'),
  // The empty condition replaces `browser`: jsdom cannot run the browser builds of msw and other packages.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:3000/' },
  moduleNameMapper: {
    '\\.module\\.css$': pathOf('jest-classes.cjs'),
    '\\.(woff2|svg|png|css)(\\?.*)?$': pathOf('jest-asset.cjs'),
  },
};

/** Preset for a module in a separate repository. @type {import('jest').Config} */
const moduleAlonePreset = {
  ...browserPreset,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['@escale/testing/setup-browser-tests', '@escale/testing/setup-api-tests'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Long enough for a slow test on a busy machine; a test that hangs still fails.
  testTimeout: 60_000,
};

/** Preset for code that runs in Node. @type {import('jest').Config} */
const nodePreset = {
  ...commonPreset,
  testEnvironment: pathOf('jest-node-environment.cjs'),
  runtime: pathOf('jest-node-runtime.cjs'),
};

module.exports = { browser: browserPreset, module: moduleAlonePreset, node: nodePreset };
