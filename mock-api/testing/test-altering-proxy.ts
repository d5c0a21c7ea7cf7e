import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface ForwardedAnswer {
  status: number;
  body: Record<string, unknown>;
  cookies: string[];
}

/** The alterations of JSON answers, keyed by method and path. */
export type Deviation = Record<string, (answer: ForwardedAnswer) => Partial<ForwardedAnswer>>;

/** Starts a proxy that passes calls on to several servers in turn, and alters some answers. */
export async function startAlteringProxy(origins: readonly string[], deviation: Deviation = {}) {
  const targets = origins.map((origin) => new URL(origin));
  let turn = 0;
  const next = () => {
    turn += 1;
    const { hostname, port } = targets[turn % targets.length] ?? new URL('http://127.0.0.1');
    return { host: hostname, port };
  };
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, url = '' } = incoming;
    // Requests an uncompressed answer, which can be altered.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request({ ...next(), method, path: url, headers });
    passed.on('response', (given) => {
      const change = deviation[`${method ?? ''} ${url.split('?')[0] ?? ''}`];
      if (change === undefined) {
        answer.writeHead(given.statusCode ?? 0, given.rawHeaders);
        given.pipe(answer);
      } else void deviate(given, change, answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  };
  const server = createServer(pass);
  server.on('upgrade', (incoming, socket) => {
    const passed = request({
      ...next(),
      path: incoming.url,
      headers: incoming.headers,
    });
    passed.on('upgrade', (given, other, first) => {
      const lines = given.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      other.pipe(socket).pipe(other);
      for (const one of [other, socket])
        one.on('error', () => [other, socket].forEach((each) => each.destroy()));
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function deviate(
  given: IncomingMessage,
  change: Deviation[string],
  answer: ServerResponse,
): Promise<void> {
  const cookies = given.headers['set-cookie'] ?? [];
  const text = (await buffer(given)).toString();
  const body = JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>;
  const passed = { status: given.statusCode ?? 0, body, cookies };
  const changed = { ...passed, ...change(passed) };
  answer.writeHead(changed.status, {
    'content-type': 'application/json; charset=utf-8',
    'set-cookie': changed.cookies,
  });
  answer.end(JSON.stringify(changed.body));
}
