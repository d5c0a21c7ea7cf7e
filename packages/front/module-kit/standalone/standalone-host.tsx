import { createQueryClient, readClaims, tokenStore } from '@escale/api-client';
import {
  createAppStore,
  createSession,
  SessionProvider,
  useOwnPreferences,
  useSession,
  type Session,
} from '@escale/auth';
import type { User } from '@escale/contracts';
import { Box, DesignSystemProvider, notify, PageSpinner, ToastHost } from '@escale/design-system';
import { LocaleProvider, useReaderLocale } from '@escale/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import type { ModuleDefinition } from '../src/define-module';
import { DataSignIn } from './data-sign-in';
import { GiveUpProof } from './give-up-proof';

/** Signs in as the mock user, whom the development server provides. */
async function signInAsMock(session: Session): Promise<void> {
  const response = await fetch('/api/standalone');
  session.establish((await response.json()) as { user: User; accessToken: string });
}

/** Resumes the session that an earlier page has started. Deletes a mock token first, so that no real API receives one. */
async function resumeRealSession(session: Session): Promise<void> {
  if (readClaims(tokenStore.read() ?? '')?.sub === 'standalone') tokenStore.clear();
  await session.start();
}

function SignedInPages() {
  const { status } = useSession();
  if (status === 'starting') return <PageSpinner />;
  return status === 'authenticated' || status === 'interrupted' ? <Outlet /> : <DataSignIn />;
}

/** Provides language and date format as the shell does: from the user's preferences, else from the choice in this browser. */
function UserLocaleProvider({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useReaderLocale(useOwnPreferences())}>{children}</LocaleProvider>;
}

/** Mounts a module's pages without the shell, signed in as the mock user or with an account of a real API. */
export async function mountStandalone(definition: ModuleDefinition, hasRealData: boolean): Promise<void> {
  const queryClient = createQueryClient(notify);
  const store = createAppStore();
  const session = createSession(store, queryClient, { onEnd: notify.endActions });
  await (hasRealData ? resumeRealSession(session) : signInAsMock(session));
  const [first] = definition.pages;
  const router = createBrowserRouter([
    {
      element: <SignedInPages />,
      children: [
        ...definition.pages.map(({ path, element }) => ({ path, element })),
        { path: '*', element: <Navigate to={first?.path ?? '/'} replace /> },
      ],
    },
  ]);
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} store={store}>
        <UserLocaleProvider>
          <DesignSystemProvider>
            <Box as="main">
              <RouterProvider router={router} />
            </Box>
            <ToastHost />
            <GiveUpProof />
          </DesignSystemProvider>
        </UserLocaleProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
}
