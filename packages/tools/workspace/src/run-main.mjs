// @ts-check
import { LaunchError } from './launch-error.mjs';
import { stopAll } from './processes.mjs';

/**
 * Runs a launch script. Ctrl-C, SIGTERM, SIGHUP and the end of npm stop the started programs. A
 * `LaunchError` prints its sentence and ends the script with exit code 1.
 * @param {() => Promise<number>} main resolves to the exit code
 * @param {{ interrupted: string, interruptedCode?: number, finish?: () => void }} options message and exit code of an
 *   interruption; clean-up for every exit
 */
export async function runMain(main, { interrupted, interruptedCode = 0, finish = () => {} }) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Writing fails once the program that reads the output has ended.
    process.stdout.on('error', () => {});
    process.stdout.write('\nArrêt en cours …\n');
    void stopAll().then(() => {
      finish();
      process.stdout.write(`${interrupted}\n`);
      process.exit(interruptedCode);
    });
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  onEndOfNpm(stop);
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

/**
 * Calls `ended` when the npm that started this script ends, since npm does not forward signals.
 * @param {() => void} ended
 */
function onEndOfNpm(ended) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ended();
  }, 500).unref();
}
