import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { firstPaint } from '../../first-screen/first-paint';
import { createScriptPolicy, installScriptPolicy, type ScriptPolicy } from '../integrity/script-policy';

export type HostPlugin = ModuleFederationRuntimePlugin & { scriptPolicy: ScriptPolicy };

/**
 * Runtime plugin of the host; the build names this file and takes its default export. It runs before any other script
 * of the page, so it installs the script policy, and before the shared packages are there: it may import none of them. It
 * lets them in once the screen of the document has been painted.
 */
function federationPlugin(): HostPlugin {
  const scriptPolicy = createScriptPolicy();
  installScriptPolicy(scriptPolicy);
  const painted = firstPaint(document);
  return {
    name: 'escale-host',
    scriptPolicy,
    beforeLoadShare: async (share) => {
      await painted;
      return share;
    },
  };
}

export default federationPlugin;
