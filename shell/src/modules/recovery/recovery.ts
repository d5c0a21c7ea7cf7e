import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import type { ModuleLoadError } from '../errors/module-load-error';

/** The version that a fallback version replaces, and why. */
export interface ReplacedVersion {
  descriptor: ModuleDescriptor;
  error: ModuleLoadError;
}

export interface FailedVersion {
  descriptor: ModuleDescriptor;
  error: ModuleLoadError;
  /** The version for which the failed version was a fallback. */
  replaced: ReplacedVersion | null;
}

export interface RecoveryPlan {
  /** The version to open now; `null`: the failure page. */
  open: { descriptor: ModuleDescriptor; replaced: ReplacedVersion | null } | null;
  /** The previous version that the failure page offers. */
  offeredVersion: ModuleDescriptor | null;
}

/**
 * Decides what to open after a failure, from the current registry. Opens a version published in the
 * meantime. If the code of the failed version does not start, the previous version becomes its
 * fallback. After any other failure, the failure page offers the previous version.
 * @param entry the module's entry; `undefined` if the registry no longer lists the module
 * @param wanted the version of that entry for this user
 * @param tried versions opened since the last retry
 * @param isCompatible false for a version that would be refused before it is requested
 */
export function planRecovery(
  { descriptor, error, replaced }: FailedVersion,
  entry: RegistryEntry | undefined,
  wanted: ModuleDescriptor | undefined,
  tried: ReadonlySet<string>,
  isCompatible: (descriptor: ModuleDescriptor) => boolean = () => true,
): RecoveryPlan {
  if (entry === undefined || wanted === undefined) return { open: null, offeredVersion: null };
  const isUntried = ({ version, entry: address }: ModuleDescriptor) =>
    address !== null && !tried.has(version);
  if (replaced === null && isUntried(wanted))
    return { open: { descriptor: wanted, replaced }, offeredVersion: null };
  const previous =
    [entry.live, ...entry.previous].find((version) => isUntried(version) && isCompatible(version)) ?? null;
  if (previous === null || error.kind !== 'broken') return { open: null, offeredVersion: previous };
  return {
    open: { descriptor: previous, replaced: replaced ?? { descriptor, error } },
    offeredVersion: previous,
  };
}
