// @ts-check
import './check-node.mjs';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createGates } from './gates.mjs';
import { LaunchError } from './launch-error.mjs';
import { createProgress } from './progress.mjs';
import { runMain } from './run-main.mjs';
import { runGraph, withNeeds } from './schedule.mjs';
import { summary } from './summary.mjs';
import { fromRoot } from './workspace-paths.mjs';

/**
 * Runs the chosen gates, all by default. At the end, prints `N passed, M failed`, and how many
 * gates were skipped for lack of an engine.
 */
async function main() {
  const started = Date.now();
  const { names, testOptions } = readArguments(process.argv.slice(2));
  const results = { passed: 0, failed: 0, skipped: 0, files: [] };
  const gates = createGates(results, testOptions);
  const known = Object.keys(gates).filter((name) => !gates[name]?.isPart);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new LaunchError(`Étape inconnue : ${unknown.join(', ')}. Il y a : ${known.join(', ')}.`);
  // wireit has no option to run everything again, and continuous integration must prove everything.
  if (process.env.CI) rmSync(fromRoot('.wireit'), { recursive: true, force: true });
  const steps = withNeeds(gates, names.length === 0 ? known : names);
  const { errors, stages } = await runSteps(steps);
  for (const { details, message } of errors) process.stdout.write(`\n${details}\n\n${message}\n`);
  if (errors.length > 0) results.failed = Math.max(results.failed, errors.length);
  process.stdout.write(`\n${summary(Date.now() - started, stages, results.files)}\n`);
  const skipped = results.skipped === 0 ? '' : `, ${results.skipped} skipped`;
  process.stdout.write(`\n${results.passed} passed, ${results.failed} failed${skipped}\n`);
  return results.failed === 0 ? 0 : 1;
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

/** @param {ReturnType<typeof createGates>} steps */
async function runSteps(steps) {
  const progress = createProgress(Object.keys(steps).length);
  /** @type {import('./summary.mjs').Row[]} */
  const stages = [];
  const errors = await runGraph(steps, Math.max(2, availableParallelism()), async ({ title, run }) => {
    const started = Date.now();
    await progress.beside(title, run).finally(() => stages.push({ name: title, ms: Date.now() - started }));
  });
  const unexpected = errors.find((error) => !(error instanceof LaunchError));
  if (unexpected !== undefined) throw unexpected;
  return { errors: /** @type {LaunchError[]} */ (errors), stages };
}

await runMain(main, { interrupted: 'Tests interrompus.', interruptedCode: 130 });
