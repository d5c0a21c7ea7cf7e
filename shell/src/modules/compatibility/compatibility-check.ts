import type { ModuleDescriptor, RuntimeConfig } from '@escale/contracts';
import type { ModuleLoadError } from '../errors/module-load-error';
import { checkCompatibility } from './compatibility';
import { getHostCapabilities } from './host-capabilities';

/** Returns why this shell would refuse a version, or `null`. */
export type CompatibilityCheck = (
  descriptor: ModuleDescriptor,
  config: RuntimeConfig,
) => ModuleLoadError | null;

/** Creates a check that caches its results: parsing ranges takes milliseconds, and every card needs the result on each render. */
export function createCompatibilityCheck(
  sharedVersions: () => Readonly<Record<string, string>>,
): CompatibilityCheck {
  const checked = new WeakMap<ModuleDescriptor, { config: RuntimeConfig; error: ModuleLoadError | null }>();
  return (descriptor, config) => {
    const known = checked.get(descriptor);
    if (known?.config === config) return known.error;
    const error = checkCompatibility(descriptor, getHostCapabilities(config, sharedVersions()));
    checked.set(descriptor, { config, error });
    return error;
  };
}
