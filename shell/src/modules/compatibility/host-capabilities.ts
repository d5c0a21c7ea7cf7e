import { hostApiVersion, type RuntimeConfig } from '@escale/contracts';
import { ownRelease } from '../../lib/own-release';

/** What the shell offers a module in this deployment. */
export interface HostCapabilities {
  /** Version of the contract between shell and modules. */
  hostApi: string;
  /** Origins besides the shell's own that modules may come from. */
  allowedOrigins: readonly string[];
  /** True: a development server's files need no hashes. */
  development: boolean;
  /** Versions of the packages that the shell shares, by name. */
  shared: Readonly<Record<string, string>>;
  /** This release of the shell, under whose name a descriptor states the exports missing here; `null` in development. */
  release: string | null;
}

/** Returns the capabilities of this deployment. */
export function hostCapabilities(
  { allowedOrigins, environment }: RuntimeConfig,
  shared: Readonly<Record<string, string>>,
): HostCapabilities {
  return {
    hostApi: hostApiVersion,
    allowedOrigins,
    development: environment === 'development',
    shared,
    release: ownRelease(),
  };
}
