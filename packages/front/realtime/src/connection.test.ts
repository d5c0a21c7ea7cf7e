import { tokenStore } from '@escale/api-client';
import { createAppStore, type AppStore } from '@escale/auth';
import { limits } from '@escale/contracts';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { openConnection } from './connection';
import { createRealtimeEventHandlers, selectRealtime } from './event-handlers';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
let store: AppStore;
let verify: jest.Mock<Promise<void>>;
let close: () => void;

const readState = () => selectRealtime(store.getState());
const tokenFor = (name: string) => `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: name }))}.x`;
const buildActivity = (id: string, second = 0) => ({
  id,
  action: 'LOGIN',
  resource: 'auth',
  timestamp: `2026-03-02T08:00:${String(second).padStart(2, '0')}.000Z`,
});

function open() {
  close = openConnection({ handlers: createRealtimeEventHandlers(store), verify, origin: server.origin });
}

const untilConnected = () => waitFor(() => expect(readState().status).toBe('connected'), { timeout: 8_000 });
const untilDisconnected = () =>
  waitFor(() => expect(readState().status).toBe('disconnected'), { timeout: 8_000 });

beforeEach(async () => {
  // Silences jsdom, which logs each failed request, and Redux, which warns when its state checks are slow on a busy machine.
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  server = await startTestServer();
  store = createAppStore();
  verify = jest.fn(() => Promise.resolve());
  tokenStore.write(tokenFor('first'));
});

afterEach(async () => {
  close();
  await server.stop();
});

test('connects with the token and stores the events received [§3-20 §3-21 §7-32]', async () => {
  open();
  await untilConnected();
  expect(server.handshakes).toEqual([{ token: tokenFor('first'), returning: false }]);
  server.io.emit('user_connected', { userId: 'a', userAgent: '', present: true });
  server.io.emit('user_connected', { userId: 'a', userAgent: '', present: true });
  server.io.emit('user_activity', buildActivity('1'));
  server.io.emit('user_activity', buildActivity('1'));
  server.io.emit('user_activity', { nonsense: true });
  server.io.emit('user_activity', buildActivity('2', 1));
  await waitFor(() => expect(readState().feed.map(({ id }) => id)).toEqual(['2', '1']));
  expect(readState().connectedUserIds).toEqual(['a']);
});

test('reconnects to a restarted server with the newest token and the id of the last activity', async () => {
  open();
  await untilConnected();
  server.io.emit('user_activity', buildActivity('1'));
  server.io.emit('user_connected', { userId: 'a', userAgent: '', present: true });
  await waitFor(() => expect(readState().feed).toHaveLength(1));
  await server.stop();
  await untilDisconnected();
  expect(readState()).toMatchObject({ connectedUserIds: [], feed: [{ id: '1' }] });
  tokenStore.write(tokenFor('second'));
  server = await startTestServer(server.port);
  await untilConnected();
  expect(server.handshakes).toEqual([{ token: tokenFor('second'), returning: true, lastActivityId: '1' }]);
  expect(verify).not.toHaveBeenCalled();
});

test('falls back to polling without WebSockets [§7-31]', async () => {
  await server.stop();
  server = await startTestServer(server.port, ['polling']);
  open();
  await untilConnected();
  expect(server.sockets[0]?.conn.transport.name).toBe('polling');
});

test('checks the session after a disconnect by the server, then reconnects', async () => {
  open();
  await untilConnected();
  server.sockets[0]?.disconnect(true);
  await waitFor(() => expect(verify).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(server.handshakes).toHaveLength(2), { timeout: 8_000 });
  await untilConnected();
});

test('does not reconnect when the check ends the session', async () => {
  const ended = new Promise<void>((resolve) => {
    verify.mockImplementation(() => {
      close();
      resolve();
      return Promise.resolve();
    });
  });
  open();
  await untilConnected();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  server.sockets[0]?.disconnect(true);
  await ended;
  await jest.advanceTimersByTimeAsync(limits.realtimeReconnectMaxMs);
  jest.useRealTimers();
  open();
  await untilConnected();
  expect(server.handshakes.map(({ returning }) => returning)).toEqual([false, false]);
});

test('notifies the server on close and resets the state', async () => {
  open();
  await untilConnected();
  const reason = new Promise((resolve) => server.sockets[0]?.once('disconnect', resolve));
  server.io.emit('user_activity', buildActivity('1'));
  await waitFor(() => expect(readState().feed).toHaveLength(1));
  close();
  expect(await reason).toBe('client namespace disconnect');
  expect(readState()).toEqual({ status: 'disconnected', connectedUserIds: [], lastOnline: null, feed: [] });
});

test('disconnects when the browser goes offline and reconnects as soon as it is online', async () => {
  open();
  await untilConnected();
  window.dispatchEvent(new Event('offline'));
  await untilDisconnected();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(readState().status).toBe('connected'), { timeout: 900 });
  expect(server.handshakes[1]).toMatchObject({ returning: true });
});

test('refreshes a token that the server refuses, once', async () => {
  const renewed = tokenFor('renewed');
  const refresh = jest.fn(() => HttpResponse.json({ success: true, accessToken: renewed }));
  const api = setupServer(http.post('*/api/auth/refresh', refresh));
  api.listen({ onUnhandledRequest: 'bypass' });
  server.refusedTokens.add(tokenFor('first'));
  open();
  await untilConnected();
  expect(server.handshakes.map(({ token }) => token)).toEqual([tokenFor('first'), renewed]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(verify).not.toHaveBeenCalled();
  api.close();
});

test('checks the session when a refused token cannot be refreshed', async () => {
  const api = setupServer(
    http.post('*/api/auth/refresh', () => HttpResponse.json({ success: false }, { status: 401 })),
  );
  api.listen({ onUnhandledRequest: 'bypass' });
  server.refusedTokens.add(tokenFor('first'));
  open();
  await waitFor(() => expect(verify).toHaveBeenCalled());
  expect(readState().status).toBe('disconnected');
  api.close();
});

test.each([
  ['SERVER_ERROR', 0],
  ['TOO_MANY_REQUESTS', 0],
  [undefined, 1],
])('a refusal for another reason (%s) refreshes no token', async (code, checks) => {
  const refresh = jest.fn(() => HttpResponse.json({ success: true, accessToken: tokenFor('renewed') }));
  const api = setupServer(http.post('*/api/auth/refresh', refresh));
  api.listen({ onUnhandledRequest: 'bypass' });
  server.refusal.code = code;
  server.refusedTokens.add(tokenFor('first'));
  open();
  await waitFor(() => expect(server.handshakes).toHaveLength(1));
  server.refusedTokens.clear();
  await untilConnected();
  expect(refresh).not.toHaveBeenCalled();
  expect(verify).toHaveBeenCalledTimes(checks);
  expect(tokenStore.read()).toBe(tokenFor('first'));
  api.close();
});
