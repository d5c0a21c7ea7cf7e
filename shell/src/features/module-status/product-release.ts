import { shellRelease } from '@escale/contracts';

/** Returns the product release with which this page was published; `null` if the page names none, as in development. */
export const readProductRelease = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${shellRelease.productMeta}"]`)?.content ?? null;
