import { SessionProvider, UserLocale, type AppStore, type Session } from '@escale/auth';
import { DesignSystemProvider, ToastHost } from '@escale/design-system';
import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { ModulesProvider } from '@escale/module-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider } from 'react-router-dom';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { CrashScreen } from '../features/crash/crash-screen';
import { LiveConnection } from '../features/live/live-connection';
import type { ModuleLoader } from '../modules/module-loader';
import { ModuleLoaderProvider } from '../modules/module-loader-context';
import { optionalPart } from '../lib/optional-part';
import { useListedModules } from '../modules/use-registry';
import type { ErrorReporter } from '../telemetry/error-reporter';
import { ErrorReporterProvider } from '../telemetry/error-reporter-context';
import { Part } from '../features/crash/part';
import type { createRouter } from './router';

export interface AppProps {
  queryClient: QueryClient;
  store: AppStore;
  session: Session;
  loader: ModuleLoader;
  reporter: ErrorReporter;
  router: ReturnType<typeof createRouter>;
  /** The product's name in this deployment. */
  productName?: string | undefined;
  /** The support address of this deployment. */
  supportEmail?: string | undefined;
}

/** The crash screen in the default language and look, shown if the provider of the language or of the design system throws. */
const defaultCrashScreen = (
  <LocaleProvider locale={defaultLocale}>
    <DesignSystemProvider>
      <CrashScreen />
    </DesignSystemProvider>
  </LocaleProvider>
);

/** The code of the outlet loads when the first contribution is shown. */
const LazyContributionOutlet = optionalPart(() =>
  import('./outlet/contribution-outlet').then((file) => file.ContributionOutlet),
);

function ListedModulesProvider({ children }: { children: ReactNode }) {
  return (
    <ModulesProvider modules={useListedModules()} outlet={LazyContributionOutlet}>
      {children}
    </ModulesProvider>
  );
}

/** Renders the whole application. */
export function App(props: AppProps) {
  const { queryClient, store, session, loader, reporter, router, productName, supportEmail } = props;
  return (
    <ErrorBoundary fallback={defaultCrashScreen} onError={loader.reportAttributed}>
      <ErrorReporterProvider value={reporter}>
        <ModuleLoaderProvider value={loader}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider session={session} store={store}>
              <UserLocale>
                <DesignSystemProvider productName={productName} supportEmail={supportEmail}>
                  <CrashBoundary
                    onError={loader.reportAttributed}
                    isOwn={loader.assets.isOwnError}
                    routeToPart={loader.errors.routeToModule}
                  >
                    <ListedModulesProvider>
                      <RouterProvider router={router} />
                    </ListedModulesProvider>
                  </CrashBoundary>
                  <Part>
                    <LiveConnection onError={loader.reportAttributed} />
                  </Part>
                  <Part>
                    <ToastHost />
                  </Part>
                </DesignSystemProvider>
              </UserLocale>
            </SessionProvider>
          </QueryClientProvider>
        </ModuleLoaderProvider>
      </ErrorReporterProvider>
    </ErrorBoundary>
  );
}
