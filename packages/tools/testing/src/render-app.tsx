import { createQueryClient, endSessionScope } from '@escale/api-client';
import { createAppStore, createSession, SessionProvider, UserLocale } from '@escale/auth';
import { isRole, type PermissionMap, type Role, type User, type UserPreferences } from '@escale/contracts';
import { DesignSystemProvider, hasUnsavedWork, notify, ToastHost } from '@escale/design-system';
import { chooseLanguage } from '@escale/i18n';
import { createRealtimeEventHandlers, type RealtimeEventHandlers } from '@escale/realtime';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type InitialEntry,
  type Location,
  type RouteObject,
} from 'react-router-dom';
import { apiState } from './api-state';
import { buildUser } from '@escale/contracts/testing';
import { buildAccessToken, buildPreferences } from './builders';

export interface RenderAppOptions {
  /** The signed-in user: a role, a user, or `null` (the default) for none. */
  as?: Role | User | null;
  /** Current address, or the history as a list, whose last entry is the current address. Default '/'. */
  url?: InitialEntry | InitialEntry[];
  /** Path pattern of `ui`; nothing is shown elsewhere. Default: every path. */
  path?: string;
  /** Routes beside `ui`, for example the pages of a module. */
  routes?: readonly RouteObject[];
  /** Permissions saved for the user by the server; without an entry the role's default applies (§6). */
  permissions?: PermissionMap;
  preferences?: Partial<UserPreferences>;
}

export interface RenderedApp {
  /** Simulates the user; advances the fake clock if a test uses fake timers. */
  user: UserEvent;
  /** Returns the current location. */
  location: () => Location;
  navigate: (to: string | number) => Promise<void>;
  queryClient: QueryClient;
  /** Simulates events of the live connection, which has no server in component tests. Use it inside `act`. */
  realtime: RealtimeEventHandlers;
  unmount: () => void;
}

/** Creates a query client with the product's retry rules, but without delays. */
function createTestQueryClient(): QueryClient {
  const client = createQueryClient(notify);
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 }, mutations: { ...mutations } });
  return client;
}

const advanceClock = (milliseconds: number) => {
  if ('clock' in setTimeout) jest.advanceTimersByTime(milliseconds);
};

/**
 * Renders `ui` (`null` renders `routes` alone) as the shell would: session, queries, locale, theme, router and toasts, against the
 * tests' API. Tests find elements through `screen`.
 */
export function renderApp(ui: ReactNode, options: RenderAppOptions = {}): RenderedApp {
  const { as = null, url = '/', path = '*', routes = [], permissions, preferences } = options;
  endSessionScope();
  const queryClient = createTestQueryClient();
  const store = createAppStore();
  const session = createSession(store, queryClient, { hasUnsavedWork, onEnd: notify.endActions });

  apiState.user = isRole(as) ? buildUser({ role: as }) : as;
  apiState.preferences = buildPreferences({ ...preferences, ...(permissions && { permissions }) });
  if (apiState.user === null) void session.start();
  else session.establish({ user: apiState.user, accessToken: buildAccessToken(apiState.user.id) });

  const history = Array.isArray(url) ? url : [url];
  const own: RouteObject[] = ui === null ? [] : [{ path, element: ui }];
  const router = createMemoryRouter([...routes, ...own, { path: '*', element: null }], {
    initialEntries: history,
  });

  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} store={store}>
        <UserLocale>
          <DesignSystemProvider>
            <RouterProvider router={router} />
            <ToastHost />
          </DesignSystemProvider>
        </UserLocale>
      </SessionProvider>
    </QueryClientProvider>,
  );

  return {
    user: userEvent.setup({ advanceTimers: advanceClock }),
    location: () => router.state.location,
    navigate: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    queryClient,
    realtime: createRealtimeEventHandlers(store),
    unmount,
  };
}

afterEach(() =>
  act(() => {
    notify.dismiss();
    chooseLanguage('fr');
  }),
);
