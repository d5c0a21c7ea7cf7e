import { createQueryClient, tokenStore } from '@escale/api-client';
import { createAppStore, createSession, SessionProvider } from '@escale/auth';
import type { UserConnected } from '@escale/contracts';
import { buildUser } from '@escale/contracts/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { openConnection, type ConnectionOptions } from './connection';
import { RealtimeProvider } from './realtime-provider';
import { useRealtime, useUserConnected } from './use-realtime';

jest.mock('./connection');

const user = buildUser({ role: 'ADMIN' });

const close = jest.fn();
const announcedIds: string[] = [];
const api = setupServer(http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })));

function Dashboard() {
  const { status, connectedUserIds, feed } = useRealtime();
  useUserConnected(({ userId }) => announcedIds.push(userId));
  return (
    <output>{`${status}: ${connectedUserIds.join(' ')} | ${feed.map(({ id }) => id).join(' ')}`}</output>
  );
}

function setUp() {
  const store = createAppStore();
  const queryClient = createQueryClient();
  const session = createSession(store, queryClient);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} store={store}>
        <RealtimeProvider />
        <Dashboard />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return session;
}

async function signIn(session: ReturnType<typeof setUp>): Promise<ConnectionOptions> {
  act(() => void session.establish({ user, accessToken: 'h.p.s' }));
  await waitFor(() => expect(openConnection).toHaveBeenCalled());
  return jest.mocked(openConnection).mock.calls[0]![0];
}

const buildConnectedUser = (userId: string, present = false): UserConnected => ({
  userId,
  userAgent: '',
  present,
});

beforeAll(() => api.listen());
beforeEach(() => {
  announcedIds.length = 0;
  jest.mocked(openConnection).mockReturnValue(close);
});
afterEach(() => tokenStore.clear());
afterAll(() => api.close());

test('opens the connection on sign-in and closes it on sign-out [§1-6]', async () => {
  const session = setUp();
  expect(openConnection).not.toHaveBeenCalled();
  await signIn(session);
  expect(close).not.toHaveBeenCalled();
  await act(() => session.signOut());
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows connected users and the newest activities; announces each new user once [§2-51 §7-32 §9-12]', async () => {
  const { handlers } = await signIn(setUp());
  act(() => {
    handlers.connected();
    handlers.handle('user_connected', buildConnectedUser('there', true));
    handlers.handle('user_connected', buildConnectedUser('new'));
    handlers.handle('user_connected', buildConnectedUser('new'));
    for (let second = 10; second < 21; second += 1)
      handlers.handle('user_activity', {
        id: String(second),
        action: 'LOGIN',
        resource: 'auth',
        timestamp: `2026-03-02T08:00:${second}.000Z`,
      });
  });
  expect(announcedIds).toEqual(['new']);
  expect(screen.getByRole('status')).toHaveTextContent(
    'connected: there new | 20 19 18 17 16 15 14 13 12 11',
  );
  act(() => handlers.handle('user_disconnected', { userId: 'there' }));
  expect(screen.getByRole('status')).toHaveTextContent('connected: new |');
  act(() => handlers.disconnected());
  expect(screen.getByRole('status')).toHaveTextContent('disconnected: | 20');
});

test('sorts a late activity by its time', async () => {
  const { handlers } = await signIn(setUp());
  const at = (second: number) => `2026-03-02T08:00:0${second}.000Z`;
  act(() => {
    for (const second of [1, 3, 2])
      handlers.handle('user_activity', {
        id: String(second),
        action: 'LOGIN',
        resource: 'auth',
        timestamp: at(second),
      });
  });
  expect(screen.getByRole('status')).toHaveTextContent('| 3 2 1');
});
