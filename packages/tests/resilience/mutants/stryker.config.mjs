// @ts-check
import config from '../../../../jest.config.mjs';

const { MUTANTS_PROJECT: name, MUTANTS_FOLDER: folder } = process.env;
const settings = config.projects.find(({ displayName }) => displayName === name) ?? {};
// Without `rootDir`: Stryker tests a copy, whose root is elsewhere.
const project = Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'rootDir'));

export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/test-*.{ts,tsx}'],
  // Skips values created when a module is loaded, since each of their mutants would need all tests
  // and a process of its own.
  ignoreStatic: true,
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      ...project,
      projects: [],
      // Ends a test that waits for something that a mutant has removed.
      testTimeout: 10_000,
      modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '/\\.cache/'],
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: 'var/mutants',
  cleanTempDir: 'always',
  ignorePatterns: ['/var', '/.cache', '/docs'],
  // Lets Stryker link the dependencies, so that the packages of the workspace are those of Stryker's copy.
  symlinkNodeModules: false,
  buildCommand: 'pnpm install --frozen-lockfile --prefer-offline',
  // Stryker need not rewrite a tsconfig.json, since Jest compiles with swc.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'var/mutants.json' },
};
