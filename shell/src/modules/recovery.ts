import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import type { ModuleFault } from './module-fault';

/** The version that a previous one stands in for, and why. */
export interface Replaced {
  descriptor: ModuleDescriptor;
  fault: ModuleFault;
}

export interface Failure {
  descriptor: ModuleDescriptor;
  fault: ModuleFault;
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
 * one stands in for a version whose code does not start; for any other fault it is offered.
 */
export function recoveryFrom(
  { descriptor, fault, replaced }: Failure,
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
  if (previous === null || fault.kind !== 'broken') return { open: null, offered: previous };
  return {
    open: { descriptor: previous, replaced: replaced ?? { descriptor, fault } },
    offered: previous,
  };
}
