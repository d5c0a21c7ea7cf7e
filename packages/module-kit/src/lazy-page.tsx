import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A page whose code loads with its route; `Waiting` stands in its place until then. Code that did not arrive is asked
 * for anew at the next mount: `React.lazy` alone keeps a failure for ever, and 'Réessayer' could not mend it.
 */
export function lazyPage(load: () => Promise<ComponentType>, Waiting: ComponentType): ComponentType {
  let asked: LazyExoticComponent<ComponentType> | null = null;
  const loadOrForget = () =>
    load().then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
  const ask = () => (asked ??= lazy(loadOrForget));

  return function LazyPage() {
    const [Page] = useState(ask);
    return (
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    );
  };
}
