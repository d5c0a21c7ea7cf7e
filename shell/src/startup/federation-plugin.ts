import earlyPackages from './early-packages.json';
import { earlyStartupSteps } from './early-startup-steps';
import { runInTasks } from '../lib/run-in-tasks';
import { createScriptPolicy, installScriptPolicy } from '../modules/integrity/script-policy';
import type { HostPlugin } from '../modules/loading/federation';

/** Name of the performance mark that is set once the early steps are done. */
const earlyStepsMark = 'escale:early-steps';

/**
 * Creates the host's plugin for the federation runtime; the build refers to this file and uses its
 * default export. The plugin runs before any other code of the application's bundles, so it
 * installs the script policy. It must not import a shared package, since none is loaded yet. It
 * also starts the early steps.
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
        () => performance.mark(earlyStepsMark),
        // The entry runs the same steps and reports their failure.
        () => undefined,
      );
    },
  };
}

export default federationPlugin;
