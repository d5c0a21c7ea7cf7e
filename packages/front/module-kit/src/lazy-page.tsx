import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A page whose code loads when the page is first rendered. */
export type LazyPage = ComponentType & {
  /** Loads the code in advance, so that the page renders without its fallback. Rejects if the code fails to load. */
  preload: () => Promise<unknown>;
};

/**
 * Returns a page whose code loads when the page is first rendered, and which shows `Fallback` meanwhile. The next mount retries a
 * failed load; `React.lazy` alone would cache the failure, and 'Réessayer' would have no effect.
 */
export function lazyPage(load: () => Promise<ComponentType>, Fallback: ComponentType): LazyPage {
  let loaded: ComponentType | null = null;
  let pending: Promise<{ default: ComponentType }> | null = null;
  let lazily: ComponentType | null = null;
  const preload = () =>
    (pending ??= load().then(
      (Page) => {
        loaded = Page;
        return { default: Page };
      },
      (error: unknown) => {
        pending = null;
        lazily = null;
        throw error;
      },
    ));
  const getPage = () => loaded ?? (lazily ??= lazy(preload));

  function Page() {
    const [Content] = useState(getPage);
    return (
      <Suspense fallback={<Fallback />}>
        <Content />
      </Suspense>
    );
  }
  return Object.assign(Page, { preload });
}
