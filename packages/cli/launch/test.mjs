// @ts-check
import './check-node.mjs';
import { availableParallelism } from 'node:os';
import { createGates } from './gates.mjs';
import { installDependencies } from './install.mjs';
import { LaunchError } from './launch-error.mjs';
import { createProgress } from './progress.mjs';
import { runMain } from './run-main.mjs';

/** Runs the chosen gates, all by default, and ends with `N passed, M failed`. */
async function main() {
  const { names, testOptions } = readArguments(process.argv.slice(2));
  const counts = { passed: 0, failed: 0 };
  const { static: checks, tests } = createGates(counts, testOptions);
  const known = [...Object.keys(checks), ...Object.keys(tests)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new LaunchError(`Étape inconnue : ${unknown.join(', ')}. Il y a : ${known.join(', ')}.`);
  const isChosen = (/** @type {string} */ name) => names.length === 0 || names.includes(name);
  const chosen = Object.keys(checks)
    .filter(isChosen)
    .map((name) => checks[name]);
  const steps = Object.entries(tests).flatMap(([name, parts]) => (isChosen(name) ? parts : []));
  const errors = await runSteps(
    chosen.filter((step) => step !== undefined),
    [...new Set(steps)],
  );
  for (const { details, message } of errors) process.stdout.write(`\n${details}\n\n${message}\n`);
  if (errors.length > 0) counts.failed = Math.max(counts.failed, errors.length);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
  return counts.failed === 0 ? 0 : 1;
}

/** @param {string[]} args */
function readArguments(args) {
  const options = args.filter((arg) => arg.startsWith('-'));
  for (const option of options) {
    const [, part, parts] = /^--shard=([1-9]\d*)\/([1-9]\d*)$/.exec(option) ?? [];
    if (part === undefined || Number(part) > Number(parts))
      throw new LaunchError(`Option inconnue : ${option}. Il y a : --shard=1/2 (partie 1 de 2 des tests).`);
  }
  return { names: args.filter((arg) => !options.includes(arg)), testOptions: options };
}

/**
 * Installs, runs every check, then, where all of them pass, the tests up to the first failure.
 * @param {import('./progress.mjs').Step[]} checks
 * @param {import('./progress.mjs').Step[]} tests
 * @returns {Promise<LaunchError[]>} what failed
 */
async function runSteps(checks, tests) {
  const { step, parallel } = createProgress(1 + checks.length + tests.length);
  try {
    await step('Installation des dépendances', installDependencies);
    const errors = await parallel(checks, Math.max(2, availableParallelism()));
    const unexpected = errors.find((error) => !(error instanceof LaunchError));
    if (unexpected !== undefined) throw unexpected;
    if (errors.length > 0) return /** @type {LaunchError[]} */ (errors);
    for (const { title, run } of tests) await step(title, run);
    return [];
  } catch (error) {
    if (error instanceof LaunchError) return [error];
    throw error;
  }
}

await runMain(main, { interrupted: 'Tests interrompus.', interruptedCode: 130 });
