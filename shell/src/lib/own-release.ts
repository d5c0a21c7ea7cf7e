import { shellRelease } from '@escale/contracts';

/** Returns the release of the shell to which this document belongs; `null` in development. */
export const readOwnRelease = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${shellRelease.meta}"]`)?.content ?? null;
