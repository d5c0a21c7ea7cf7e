import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createScriptPolicy, installScriptPolicy, type ScriptPolicy } from '../integrity/script-policy';

export type HostPlugin = ModuleFederationRuntimePlugin & { scriptPolicy: ScriptPolicy };

/**
 * Runtime plugin of the host; the build names this file and takes its default export. It runs before any other script
 * of the page, so it installs the script policy, and before the shared packages are there: it may import none of them.
 */
function federationPlugin(): HostPlugin {
  const scriptPolicy = createScriptPolicy();
  installScriptPolicy(scriptPolicy);
  return { name: 'escale-host', scriptPolicy };
}

export default federationPlugin;
