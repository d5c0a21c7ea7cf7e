import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const timeoutMs = 10_000;

/**
 * The federation runtime checks neither status nor shape of a manifest, and keeps a wrong one for the visit: so a
 * bad answer has to fail here.
 */
async function fetchManifest(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const manifest = (await response.clone().json()) as Record<string, unknown>;
  if (!('metaData' in manifest && 'exposes' in manifest && 'shared' in manifest)) {
    throw new Error(`${url}: not a federation manifest`);
  }
  return response;
}

/** Runtime plugin of the host; the build names this file and takes its default export. */
function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'escale-host',
    fetch: (url, init) => fetchManifest(url, init),
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
