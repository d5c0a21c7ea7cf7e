import { shellRelease } from '@escale/contracts';

/** Returns the release of the shell to which this document belongs; `null` in development. */
export const ownRelease = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${shellRelease.meta}"]`)?.content ?? null;
