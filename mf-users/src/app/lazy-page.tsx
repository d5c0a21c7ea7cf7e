import { Spinner, VStack } from '@escale/design-system';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useMessages } from '../messages/catalogue';

/**
 * A page whose code loads with its route. Code that did not arrive is asked for anew at the next mount: `React.lazy`
 * alone keeps a failure for ever, and 'Réessayer' could not mend it.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
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
    const { loading } = useMessages().frame;
    const [Page] = useState(ask);
    return (
      <Suspense
        fallback={
          <VStack justifyContent="center" minHeight="40">
            <Spinner label={loading} />
          </VStack>
        }
      >
        <Page />
      </Suspense>
    );
  };
}
