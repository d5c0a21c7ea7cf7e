import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A page whose code loads with its route. */
export type LazyPage = ComponentType & {
  /** Preloads the code, so that the page renders without its fallback. Rejects if it does not load. */
  preload: () => Promise<unknown>;
};

/**
 * Returns a page whose code loads with its route; `Fallback` is shown until then. A failed load is retried on the next mount:
 * `React.lazy` alone caches the failure, so that 'Réessayer' would have no effect.
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
