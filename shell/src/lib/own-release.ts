import { shellRelease } from '@escale/contracts';

/** Returns the release of the shell that this document came with; `null` in development. */
export const ownRelease = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${shellRelease.meta}"]`)?.content ?? null;
