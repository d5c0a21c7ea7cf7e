import { SessionProvider, useOwnPreferences, type AppStore, type Session } from '@escale/auth';
import { DesignSystemProvider, ToastHost } from '@escale/design-system';
import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { ModulesProvider } from '@escale/module-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { LiveConnection } from '../features/live/live-connection';
import { reportAttributed } from '../modules/errors/attribution';
import { routeToModule } from '../modules/errors/error-routing';
import { useListedModules } from '../modules/registry/registry';
import type { createRouter } from './router';

export interface AppProps {
  queryClient: QueryClient;
  store: AppStore;
  session: Session;
  router: ReturnType<typeof createRouter>;
  /** The product's name in this deployment. */
  productName?: string | undefined;
}

/** Dates follow the user's preferences; the interface stays French until the other catalogues exist (readings). */
function UserLocale({ children }: { children: ReactNode }) {
  const preferences = useOwnPreferences();
  return (
    <LocaleProvider locale={{ ...defaultLocale, ...preferences, language: 'fr' }}>{children}</LocaleProvider>
  );
}

function ListedModules({ children }: { children: ReactNode }) {
  return <ModulesProvider modules={useListedModules()}>{children}</ModulesProvider>;
}

/** The whole application over one session. */
export function App({ queryClient, store, session, router, productName }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} store={store}>
        <UserLocale>
          <DesignSystemProvider {...(productName === undefined ? {} : { productName })}>
            <CrashBoundary onError={reportAttributed} claim={routeToModule}>
              <ListedModules>
                <RouterProvider router={router} />
              </ListedModules>
            </CrashBoundary>
            <LiveConnection onError={reportAttributed} />
            <ToastHost />
          </DesignSystemProvider>
        </UserLocale>
      </SessionProvider>
    </QueryClientProvider>
  );
}
