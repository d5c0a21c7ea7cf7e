import preset from './packages/module-kit/build/jest-preset.cjs';

const inBrowser = [
  'shell/src',
  'mf-*/src',
  'packages/{api-client,auth,design-system,i18n,module-kit,realtime,testing}/src',
];
const inNode = [
  'mock-api',
  'packages/{cli,contracts,e2e,gateway}',
  'packages/module-kit/build',
  'packages/testing/gates',
];

const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);

export default {
  maxWorkers: 2,
  cacheDirectory: '.cache/jest',
  projects: [
    {
      ...preset.browser,
      displayName: 'browser',
      rootDir: import.meta.dirname,
      testMatch: testsIn(inBrowser),
      setupFilesAfterEnv: ['<rootDir>/packages/testing/src/setup-browser-tests.ts'],
    },
    {
      ...preset.node,
      displayName: 'node',
      rootDir: import.meta.dirname,
      testMatch: testsIn(inNode),
    },
  ],
};
