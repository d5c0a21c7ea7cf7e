import { createQueryClient } from '@escale/api-client';
import { createAppStore, createSession, SessionProvider } from '@escale/auth';
import type { User } from '@escale/contracts';
import { Box, DesignSystemProvider, notify, ToastHost } from '@escale/design-system';
import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import type { ModuleDefinition } from '../src/define-module';

/** Fetches the mock user of a module that runs alone; the development server answers for them. */
async function fetchMock(path: string): Promise<unknown> {
  const response = await fetch(`/api${path}`);
  return response.json();
}

/** Mounts a module's pages without the shell, signed in as a mock user. */
export async function mountStandalone(definition: ModuleDefinition): Promise<void> {
  const queryClient = createQueryClient(notify);
  const store = createAppStore();
  const session = createSession(store, queryClient);
  const { user, accessToken } = (await fetchMock('/standalone')) as { user: User; accessToken: string };
  session.establish({ user, accessToken });
  const [first] = definition.pages;
  const router = createBrowserRouter([
    ...definition.pages.map(({ path, element }) => ({ path, element })),
    { path: '*', element: <Navigate to={first?.path ?? '/'} replace /> },
  ]);
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} store={store}>
        <LocaleProvider locale={{ ...defaultLocale, language: 'fr' }}>
          <DesignSystemProvider>
            <Box as="main">
              <RouterProvider router={router} />
            </Box>
            <ToastHost />
          </DesignSystemProvider>
        </LocaleProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
}
