import { createQueryClient, tokenStore } from '@escale/api-client';
import { defaultPreferences, type PermissionMap, type User } from '@escale/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { meQueryOptions } from './me-query';
import { createSession } from './session';
import { SessionProvider } from './session-provider';
import { createAppStore } from '../state/store';
import { testUser, tokenExpiringIn } from './test-user';

/** Renders `ui` with a session; `user` is signed in unless it is `null`. Returns the session and its query client. */
export function renderWithSession(ui: ReactNode, user: User | null = testUser) {
  const store = createAppStore();
  const queryClient = createQueryClient();
  const session = createSession(store, queryClient);
  if (user === null) tokenStore.clear();
  else session.establish({ user, accessToken: tokenExpiringIn(600, user.id) });
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} store={store}>
        {ui}
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { session, queryClient, user: queryClient.getQueryData(meQueryOptions().queryKey) };
}

/** Returns a handler of `GET /users/{id}/preferences` that answers with these permissions. */
export function answerPermissions(permissions: PermissionMap) {
  return http.get('*/api/users/:id/preferences', () =>
    HttpResponse.json({ success: true, data: { ...defaultPreferences, permissions } }),
  );
}
