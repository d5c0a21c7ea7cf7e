// @ts-check
// pnpm mutants <Jest project> <folder>: mutates the sources of a folder and counts the mutants that the unit tests detect.
import { spawnSync } from 'node:child_process';

const version = '9.6.1';
const [project, folder] = process.argv.slice(2);
if (project === undefined || folder === undefined) {
  console.error(
    'usage: pnpm mutants <Jest project> <folder>, as: pnpm mutants library packages/front/auth/src/rights',
  );
  process.exit(2);
}
const packages = ['core', 'jest-runner'].flatMap((name) => ['-p', `@stryker-mutator/${name}@${version}`]);
const { status } = spawnSync(
  'npx',
  ['-y', ...packages, 'stryker', 'run', 'packages/tests/resilience/mutants/stryker.config.mjs'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', MUTANTS_PROJECT: project, MUTANTS_FOLDER: folder },
  },
);
process.exitCode = status ?? 1;
