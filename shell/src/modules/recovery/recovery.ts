import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import type { ModuleLoadError } from '../errors/module-load-error';

/** The version that a previous one stands in for, and why. */
export interface Replaced {
  descriptor: ModuleDescriptor;
  error: ModuleLoadError;
}

export interface Failure {
  descriptor: ModuleDescriptor;
  error: ModuleLoadError;
  /** What the failed version itself stood in for. */
  replaced: Replaced | null;
}

export interface Recovery {
  /** The version to open now; `null`: the failure page. */
  open: { descriptor: ModuleDescriptor; replaced: Replaced | null } | null;
  /** The previous version that the failure page offers. */
  offered: ModuleDescriptor | null;
}

/**
 * What follows a failure, by the registry as it is now: a version that was published meanwhile opens; a previous good
 * one stands in for a version whose code does not start; for any other error it is offered.
 */
export function planRecovery(
  { descriptor, error, replaced }: Failure,
  entry: RegistryEntry | undefined,
  wanted: ModuleDescriptor | undefined,
  tried: ReadonlySet<string>,
): Recovery {
  if (entry === undefined || wanted === undefined) return { open: null, offered: null };
  const isUntried = ({ version, entry: address }: ModuleDescriptor) =>
    address !== null && !tried.has(version);
  if (replaced === null && isUntried(wanted))
    return { open: { descriptor: wanted, replaced }, offered: null };
  const previous = [entry.live, ...entry.previous].find(isUntried) ?? null;
  if (previous === null || error.kind !== 'broken') return { open: null, offered: previous };
  return {
    open: { descriptor: previous, replaced: replaced ?? { descriptor, error } },
    offered: previous,
  };
}
