// @ts-check
import './check-node.mjs';
import { gates } from './gates.mjs';
import { installDependencies } from './install.mjs';
import { LaunchError } from './launch-error.mjs';
import { runMain } from './run-main.mjs';
import { createProgress } from './progress.mjs';

async function main() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(gates, name));
  if (unknown.length > 0)
    throw new LaunchError(
      `Étape inconnue : ${unknown.join(', ')}. Il y a : ${Object.keys(gates).join(', ')}.`,
    );
  const chosen = Object.entries(gates).filter(([name]) => names.length === 0 || names.includes(name));
  const steps = [
    { title: 'Installation des dépendances', run: installDependencies },
    ...chosen.flatMap(([, gateSteps]) => gateSteps),
  ];
  const counts = { passed: 0, failed: 0 };
  const code = await runSteps(steps, counts);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
  return code;
}

/** Stops at the first failure, with all that it printed. @param {import('./gates.mjs').Step[]} steps @param {import('./gates.mjs').Counts} counts */
async function runSteps(steps, counts) {
  const { step } = createProgress(steps.length);
  try {
    for (const { title, run } of steps) await step(title, (note) => run(counts, note));
    return counts.failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    counts.failed = Math.max(counts.failed, 1);
    process.stdout.write(`\n${error.details}\n\n${error.message}\n`);
    return 1;
  }
}

await runMain(main, { interrupted: 'Tests interrompus.', interruptedCode: 130 });
