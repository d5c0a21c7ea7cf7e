import { hostApiVersion, type ModuleDescriptor } from '@escale/contracts';
import { satisfy } from '@module-federation/enhanced/runtime';
import { ModuleLoadError } from '../errors/module-load-error';
import { isOverridden } from '../registry/override';

export interface Host {
  /** Origins beside the shell's own that modules may come from. */
  allowedOrigins: readonly string[];
  /** A development server's files carry no hashes. */
  development: boolean;
  /** Versions of the packages that the shell shares. */
  shared: Readonly<Record<string, string>>;
}

function satisfies(version: string, range: string): boolean {
  try {
    return satisfy(version, range);
  } catch {
    return false;
  }
}

/**
 * The gates that a module passes before a byte of it is asked for, in this order: origin, `hostApi` range, shared
 * packages, hashes; whoever lacks the permission never comes here. Gives the first refusal, `null` when all let it pass.
 */
export function checkCompatibility(descriptor: ModuleDescriptor, host: Host): ModuleLoadError | null {
  const { origin } = new URL(descriptor.entry ?? '/', window.location.origin);
  const allowed = [window.location.origin, ...host.allowedOrigins];
  if (!allowed.includes(origin)) return new ModuleLoadError('origin', { asked: origin });
  if (!satisfies(hostApiVersion, descriptor.hostApi))
    return new ModuleLoadError('host-api', { asked: descriptor.hostApi, present: hostApiVersion });
  for (const [name, range] of Object.entries(descriptor.requires ?? {})) {
    const present = host.shared[name];
    if (present === undefined || !satisfies(present, range))
      return new ModuleLoadError('shared', { asked: `${name} ${range}`, present: present ?? '—' });
  }
  const hashed = descriptor.seal !== undefined && Object.keys(descriptor.files).length > 0;
  return hashed || host.development || isOverridden(descriptor)
    ? null
    : new ModuleLoadError('integrity', { file: 'descriptor.json' });
}
