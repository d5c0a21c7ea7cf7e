// @ts-check
import { LaunchError } from './launch-error.mjs';
import { stopAll } from './processes.mjs';

/**
 * Runs a launch script: Ctrl-C and SIGTERM stop what it started, a `LaunchError` becomes its sentence and exit code 1.
 * @param {() => Promise<number>} main resolves to the exit code
 * @param {{ interrupted: string, interruptedCode?: number, finish?: () => void }} options message and exit code of an
 *   interruption; clean-up for every exit
 */
export async function runMain(main, { interrupted, interruptedCode = 0, finish = () => {} }) {
  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      process.stdout.write('\nArrêt en cours …\n');
      void stopAll().then(() => {
        finish();
        process.stdout.write(`${interrupted}\n`);
        process.exit(interruptedCode);
      });
    });
  }
  try {
    const code = await main();
    if (stopping) return;
    finish();
    process.exitCode = code;
  } catch (error) {
    if (stopping) return;
    stopping = true;
    await stopAll();
    finish();
    if (!(error instanceof LaunchError)) throw error;
    process.stderr.write(`${error.details === '' ? '' : `\n${error.details}\n`}\n${error.message}\n`);
    process.exitCode = 1;
  }
}
