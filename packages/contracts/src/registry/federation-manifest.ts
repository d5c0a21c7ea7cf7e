/** The fields of a federation manifest (`mf-manifest.json`) that the platform reads; every bundler's plugin writes them. */
export interface FederationManifest {
  name?: string;
  metaData?: { globalName?: string; remoteEntry?: { type?: string; name?: string; path?: string } };
  exposes?: {
    path?: string;
    assets?: Record<'js' | 'css', { sync?: string[]; async?: string[] } | undefined>;
  }[];
  shared?: unknown;
}

/** Name of the federation manifest within a version's folder. */
export const federationManifestFile = 'mf-manifest.json';

/** Names of a version's files, grouped by when a browser needs them. */
export interface FederationFiles {
  /** The remote entry; empty if the manifest names none. */
  entry: string;
  /** The files that the module needs to start, including the entry. */
  first: string[];
  /** The scripts of the module's pages. */
  pages: string[];
}

/** Returns the files that a federation manifest names. */
export function federationFiles({ metaData, exposes = [] }: FederationManifest): FederationFiles {
  const { name = '', path = '' } = metaData?.remoteEntry ?? {};
  const { js, css } = exposes.find((exposed) => exposed.path === './module')?.assets ?? {};
  const entry = [path.replace(/^\.?\/|\/$/g, ''), name].filter(Boolean).join('/');
  return { entry, first: [entry, ...(js?.sync ?? []), ...(css?.sync ?? [])], pages: js?.async ?? [] };
}
