import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A page whose code loads with its route; `Fallback` is shown until then. A failed load is
 * retried at the next mount: `React.lazy` alone caches the failure, so 'Réessayer' would have no effect.
 */
export function lazyPage(load: () => Promise<ComponentType>, Fallback: ComponentType): ComponentType {
  let current: LazyExoticComponent<ComponentType> | null = null;
  const loadOrReset = () =>
    load().then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        current = null;
        throw error;
      },
    );
  const getPage = () => (current ??= lazy(loadOrReset));

  return function LazyPage() {
    const [Page] = useState(getPage);
    return (
      <Suspense fallback={<Fallback />}>
        <Page />
      </Suspense>
    );
  };
}
