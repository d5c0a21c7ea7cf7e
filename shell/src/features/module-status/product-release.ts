import { shellRelease } from '@escale/contracts';

/** Returns the release of the product that published this page; `null` if the page does not name it, as in development. */
export const readProductRelease = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${shellRelease.productMeta}"]`)?.content ?? null;
