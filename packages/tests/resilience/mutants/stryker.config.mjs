// @ts-check
import config from '../../../../jest.config.mjs';

const { MUTANTS_PROJECT: name, MUTANTS_FOLDER: folder } = process.env;
const settings = config.projects.find(({ displayName }) => displayName === name) ?? {};
// The root is that of Stryker's copy.
const project = Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'rootDir'));

export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/test-*.{ts,tsx}'],
  // A value made when its module is loaded: each needs all tests and a start of its own.
  ignoreStatic: true,
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      ...project,
      projects: [],
      // A test that waits for what a mutant has removed.
      testTimeout: 10_000,
      modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '/\\.cache/'],
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: 'var/mutants',
  cleanTempDir: 'always',
  ignorePatterns: ['/var', '/.cache', '/docs'],
  // Links of its own: the packages of the workspace are those of the copy.
  symlinkNodeModules: false,
  buildCommand: 'pnpm install --frozen-lockfile --prefer-offline',
  // Nothing to rewrite, and no TypeScript needed: Jest compiles by swc.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'var/mutants.json' },
};
