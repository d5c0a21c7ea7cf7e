import earlyPackages from './early-packages.json';
import { earlyStartupSteps } from './early-startup-steps';
import { runInTasks } from '../lib/run-in-tasks';
import { createScriptPolicy, installScriptPolicy } from '../modules/integrity/script-policy';
import type { HostPlugin } from '../modules/loading/federation';

/** Marks in the page's timeline when the early steps were done. */
const earlyMark = 'escale:early-steps';

/**
 * Creates the runtime plugin of the host; the build names this file and takes its default export. It runs before any other script
 * of the page, so it installs the script policy, and before the shared packages are loaded, so it must not import any of them. It
 * starts the early steps.
 */
function federationPlugin(): HostPlugin {
  const awaited = new Set(earlyPackages);
  const scriptPolicy = createScriptPolicy();
  installScriptPolicy(scriptPolicy);
  return {
    name: 'escale-host',
    scriptPolicy,
    afterLoadShare: ({ pkgName }) => {
      if (!awaited.delete(pkgName) || awaited.size > 0) return;
      runInTasks(earlyStartupSteps).then(
        () => performance.mark(earlyMark),
        // The entry runs the same steps and reports their failure.
        () => undefined,
      );
    },
  };
}

export default federationPlugin;
