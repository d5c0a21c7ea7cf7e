import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { storedManifest } from '../integrity/manifest-cache';
import { protectDocument } from '../integrity/asset-integrity';
import { installScriptPolicy } from '../integrity/script-policy';

/** Longer than all attempts of the guard, which decides when a script has failed. */
const timeoutMs = 90_000;

/**
 * Runtime plugin of the host; the build names this file and takes its default export. The runtime checks neither
 * status nor shape of a manifest, so it only gets those that `fetchVerifiedManifest` has checked. This runs before the shared
 * packages are there: nothing here may import one.
 */
function federationPlugin(): ModuleFederationRuntimePlugin {
  installScriptPolicy();
  protectDocument();
  return {
    name: 'escale-host',
    fetch: (url) => {
      const text = storedManifest(url);
      return text === undefined
        ? Promise.reject(new Error(`${url}: not checked`))
        : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      return { script, timeout: timeoutMs };
    },
  };
}

export default federationPlugin;
