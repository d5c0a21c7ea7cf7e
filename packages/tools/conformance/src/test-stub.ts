import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface StubAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Returns the predefined answer to a call; `undefined` if there is none. */
export type StubAnswers = (
  call: string,
  body: string,
  headers: IncomingMessage['headers'],
) => StubAnswer | undefined;

/** Starts a server that gives predefined answers to calls such as `GET /api/users`. */
export async function startStub(answers: StubAnswers) {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((sent) => {
      const answer = answers(`${method} ${url.split('?')[0] ?? ''}`, sent, headers);
      if (answer === undefined) return;
      const { status = 200, body = {} } = answer;
      response.writeHead(status, { 'content-type': 'application/json', ...answer.headers });
      response.end(status === 304 ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
