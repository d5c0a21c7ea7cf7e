import type { ModuleDescriptor } from '@escale/contracts';
import { satisfy } from '@module-federation/enhanced/runtime';
import { ModuleLoadError } from '../errors/module-load-error';
import type { HostCapabilities } from './host-capabilities';
import { isOverridden } from '../registry/override';

function satisfiesRange(version: string, range: string): boolean {
  try {
    return satisfy(version, range);
  } catch {
    return false;
  }
}

/** Returns the names of the shared packages that a module takes from the shell. */
export const sharedPackageNames = ({ requires = {} }: ModuleDescriptor) => Object.keys(requires);

/**
 * Checks a module before any byte of it is requested, in this order: origin, `hostApi` range, shared packages and their exports,
 * hashes. Returns the first refusal, or `null` for a compatible module. The permissions of the user are checked elsewhere
 * (`ModuleGuard`, `MayOpen`).
 */
export function checkCompatibility(
  descriptor: ModuleDescriptor,
  host: HostCapabilities,
): ModuleLoadError | null {
  const { origin } = new URL(descriptor.entry ?? '/', window.location.origin);
  const allowed = [window.location.origin, ...host.allowedOrigins];
  if (!allowed.includes(origin) && !isOverridden(descriptor))
    return new ModuleLoadError('origin', { requirement: origin });
  if (!satisfiesRange(host.hostApi, descriptor.hostApi))
    return new ModuleLoadError('host-api', {
      requirement: descriptor.hostApi,
      providedVersion: host.hostApi,
    });
  for (const [name, range] of Object.entries(descriptor.requires ?? {})) {
    const providedVersion = host.shared[name];
    if (providedVersion === undefined || !satisfiesRange(providedVersion, range))
      return new ModuleLoadError('shared', { requirement: `${name} ${range}`, providedVersion });
  }
  const missingExports = descriptor.lacks?.[host.release ?? ''];
  if (missingExports !== undefined) return new ModuleLoadError('shared', { requirement: missingExports });
  const hashed = descriptor.seal !== undefined && Object.keys(descriptor.files).length > 0;
  return hashed || host.development || isOverridden(descriptor)
    ? null
    : new ModuleLoadError('integrity', { file: 'descriptor.json' });
}
