import { hostApiVersion, type RuntimeConfig } from '@escale/contracts';
import { readOwnRelease } from '../../lib/own-release';

/** What the shell offers a module in this deployment. */
export interface HostCapabilities {
  /** Version of the contract between shell and modules. */
  hostApi: string;
  /** Origins other than the shell's own from which modules may be loaded. */
  allowedOrigins: readonly string[];
  /** True in development, where files need no hashes. */
  development: boolean;
  /** Versions of the packages that the shell shares, by name. */
  shared: Readonly<Record<string, string>>;
  /**
   * Name of this shell release; `null` in development. Under this name, a descriptor lists the exports that its module needs and
   * this release does not offer.
   */
  release: string | null;
}

/** Returns the capabilities of this deployment. */
export function getHostCapabilities(
  { allowedOrigins, environment }: RuntimeConfig,
  shared: Readonly<Record<string, string>>,
): HostCapabilities {
  return {
    hostApi: hostApiVersion,
    allowedOrigins,
    development: environment === 'development',
    shared,
    release: readOwnRelease(),
  };
}
