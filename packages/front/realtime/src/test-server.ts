import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realtimePath } from '@escale/contracts';
import { Server, type Socket } from 'socket.io';

/** Starts a real Socket.IO server that accepts every token except those in `refusedTokens`, which it refuses with `refusal`. */
export async function startTestServer(
  port = 0,
  transports: ('polling' | 'websocket')[] = ['polling', 'websocket'],
) {
  const http = createServer((_request, response) => response.writeHead(404).end());
  const io = new Server(http, { path: realtimePath, transports, cors: { origin: true, credentials: true } });
  const refusedTokens = new Set<unknown>();
  const refusal: { code?: string } = { code: 'UNAUTHENTICATED' };
  const handshakes: Record<string, unknown>[] = [];
  const sockets: Socket[] = [];
  io.use((socket, next) => {
    handshakes.push(socket.handshake.auth);
    const isRefused = refusedTokens.has(socket.handshake.auth.token);
    next(isRefused ? Object.assign(new Error('refused'), { data: refusal }) : undefined);
  });
  io.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address() as AddressInfo;
  return {
    io,
    http,
    refusedTokens,
    refusal,
    handshakes,
    sockets,
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => io.close(),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
