import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import type { ModuleLoadError } from '../errors/module-load-error';

/** The version that a fallback version replaces, and why. */
export interface Replaced {
  descriptor: ModuleDescriptor;
  error: ModuleLoadError;
}

export interface Failure {
  descriptor: ModuleDescriptor;
  error: ModuleLoadError;
  /** The version that the failed one was itself a fallback for. */
  replaced: Replaced | null;
}

export interface Recovery {
  /** The version to open now; `null`: the failure page. */
  open: { descriptor: ModuleDescriptor; replaced: Replaced | null } | null;
  /** The previous version that the failure page offers. */
  offered: ModuleDescriptor | null;
}

/**
 * Decides what follows a failure, by the current registry: a version published in the meantime is opened; a previous version
 * becomes the fallback for one whose code does not start; after any other failure it is only offered.
 * @param entry the module's entry; `undefined` if the registry is unreachable or no longer lists it
 * @param wanted the version of that entry for this user
 * @param tried versions opened since the last click
 * @param isCompatible false for a version that would be refused before it is requested
 */
export function planRecovery(
  { descriptor, error, replaced }: Failure,
  entry: RegistryEntry | undefined,
  wanted: ModuleDescriptor | undefined,
  tried: ReadonlySet<string>,
  isCompatible: (descriptor: ModuleDescriptor) => boolean = () => true,
): Recovery {
  if (entry === undefined || wanted === undefined) return { open: null, offered: null };
  const isUntried = ({ version, entry: address }: ModuleDescriptor) =>
    address !== null && !tried.has(version);
  if (replaced === null && isUntried(wanted))
    return { open: { descriptor: wanted, replaced }, offered: null };
  const previous =
    [entry.live, ...entry.previous].find((version) => isUntried(version) && isCompatible(version)) ?? null;
  if (previous === null || error.kind !== 'broken') return { open: null, offered: previous };
  return {
    open: { descriptor: previous, replaced: replaced ?? { descriptor, error } },
    offered: previous,
  };
}
