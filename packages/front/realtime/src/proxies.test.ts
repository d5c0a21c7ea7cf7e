import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { tokenStore } from '@escale/api-client';
import { createAppStore } from '@escale/auth';
import { waitFor } from '@testing-library/react';
import { openConnection } from './connection';
import { createRealtimeEventHandlers, selectRealtime } from './event-handlers';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
const upgradedSockets: Duplex[] = [];

/** Proxies between browser and server, named after what they do to WebSockets. */
const proxies: Record<string, (request: IncomingMessage, socket: Duplex) => void> = {
  'refuses them': (_request, socket) =>
    void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'),
  'accepts them and closes at once': (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const closeFrame = Buffer.from([0x88, 2, 0x03, 0xe8]);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.end(closeFrame);
  },
};

beforeEach(async () => {
  // Silences jsdom, which logs each failed request.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startTestServer();
  server.http.removeAllListeners('upgrade');
  tokenStore.write(`e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`);
});

afterEach(async () => {
  for (const socket of upgradedSockets.splice(0)) socket.destroy();
  await server.stop();
});

test.each(Object.entries(proxies))('falls back to polling behind a proxy that %s', async (_name, answer) => {
  server.http.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    upgradedSockets.push(socket);
    answer(request, socket);
  });
  const store = createAppStore();
  const handlers = createRealtimeEventHandlers(store);
  const close = openConnection({ handlers, verify: () => Promise.resolve(), origin: server.origin });
  await waitFor(() => expect(selectRealtime(store.getState()).status).toBe('connected'), { timeout: 3_000 });
  expect(server.sockets[0]?.conn.transport.name).toBe('polling');
  close();
});
