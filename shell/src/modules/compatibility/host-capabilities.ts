import { getInstance } from '@module-federation/enhanced/runtime';
import type { RuntimeConfig } from '@escale/contracts';
import type { Host } from './compatibility';

function sharedVersions(): Record<string, string> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, [first]]) => (first ? [[name, first.version]] : [])),
  );
}

/** What the gates compare a module with, in this deployment. */
export function hostCapabilities(config: RuntimeConfig): Host {
  return {
    allowedOrigins: config.allowedOrigins.flatMap((address) =>
      URL.canParse(address) ? [new URL(address).origin] : [],
    ),
    development: config.environment === 'development',
    shared: sharedVersions(),
  };
}
