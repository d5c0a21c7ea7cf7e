import { countText, type Attack, type AttackFamily } from '../attack';
import { exchangeText, statusesIn } from '../raw-socket';
import type { Target } from '../servers';

const smuggledRequest = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ';

/** Returns requests whose length two servers could read differently; each contains `smuggledRequest`. */
function ambiguousRequests(port: number): string[] {
  const head = `POST /api/auth/check-email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`;
  const chunked = `0\r\n\r\n${smuggledRequest}`;
  const withBoth = (encoding: string) => `${head}Content-Length: 6\r\n${encoding}\r\n\r\n${chunked}`;
  return [
    withBoth('Transfer-Encoding: chunked'),
    withBoth('Transfer-Encoding : chunked'),
    withBoth('Transfer-Encoding: xchunked'),
    withBoth('Transfer-Encoding:\tchunked'),
    withBoth('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
    withBoth(' Transfer-Encoding: chunked'),
    withBoth('X: x\nTransfer-Encoding: chunked'),
    withBoth('Transfer-Encoding: chunked, identity'),
    `${head}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${smuggledRequest}`,
    `${head}Content-Length: 0, 44\r\n\r\n${smuggledRequest}`,
    `${head}Content-Length: +2\r\n\r\n{}${smuggledRequest}`,
    `${head}Transfer-Encoding: chunked\r\n\r\n2;\n{}\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n`,
    `${head}X-Split: a\rb: c\r\nContent-Length: 2\r\n\r\n{}`,
    `${head}X-Fold: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`,
    `${head}X-Nul: a\u0000b\r\nContent-Length: 2\r\n\r\n{}`,
    withBoth('Expect: 100-continue\r\nTransfer-Encoding: chunked'),
    `${head}Expect: 100-continue\r\nContent-Length: 0\r\nContent-Length: 44\r\n\r\n${smuggledRequest}`,
    `${head}Content-Length: 2\n\n{}${smuggledRequest}`,
    `${head}Content-Length: 0x2c\r\n\r\n${smuggledRequest}`,
    `${head}Content-Length: 2\r\nTransfer-Encoding\u000b: chunked\r\n\r\n${chunked}`,
    `${head}Transfer-Encoding: chunked\r\n\r\n2\u0000\r\n{}\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n10000000000000002\r\n{}\r\n0\r\n\r\n${smuggledRequest}`,
  ];
}

const smugglingAt = (name: string, portOf: (target: Target) => number): Attack => ({
  name,
  threat: "a request is read as part of another client's",
  expected: '400 for each, never two answers',
  run: async (target) => {
    const port = portOf(target);
    const answers = await Promise.all(
      ambiguousRequests(port).map(async (text) => statusesIn(await exchangeText(port, text))),
    );
    const isRepelled = answers.every((statuses) => statuses.length === 1 && statuses[0] === 400);
    return { isRepelled, observation: countText(answers.map((statuses) => statuses.join('+') || 'nothing')) };
  },
});

/** How long to wait for an answer to the second request on a connection. */
const answerWaitMs = 1_000;

/** Returns requests whose body is itself a request, to addresses that read no body. */
function requestsInBodies(port: number): string[] {
  const inner = `GET /api/health HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const lines = ['GET /', 'GET /api/health', 'POST /', 'PUT /modules.json', 'OPTIONS /api/health'];
  lines.push('DELETE /api/health', 'GET /modules/../x', 'GET /%', 'POST /api/nowhere');
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: localhost:${port}\r\n${more}Content-Length: ${inner.length}\r\n\r\n${inner}`;
  return [
    ...lines.map((line) => head(line)),
    ...lines.map((line) => head(line, 'Expect: 100-continue\r\n')),
    head('GET /', 'Expect: something-else\r\n'),
    head('GET /', 'Host: evil.test\r\n'),
  ];
}

const hiddenRequests: Attack = {
  name: 'hide a request in a body that nobody reads',
  threat: 'the hidden request is served, past every check of the outer one',
  expected: 'one final answer to each, at the gateway and at the API',
  run: async ({ port, apiPort }) => {
    const answers = await Promise.all(
      [port, apiPort].flatMap((at) =>
        requestsInBodies(at).map((text) => exchangeText(at, text, answerWaitMs)),
      ),
    );
    const finals = answers.map((text) => statusesIn(text).filter((status) => status !== 100));
    return {
      isRepelled: finals.every(({ length }) => length === 1),
      observation: countText(finals.map((all) => all.join('+'))),
    };
  },
};

const expectHeader: Attack = {
  name: 'send `Expect: 100-continue` through the gateway',
  threat: 'uploads of common clients fail; errors on demand',
  expected: 'the call is served, no 5xx',
  run: async ({ port }) => {
    const body = '{"email":"admin@escale.test"}';
    const head = `POST /api/auth/check-email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`;
    const text = await exchangeText(
      port,
      `${head}Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body}`,
    );
    const statuses = statusesIn(text);
    const last = statuses.at(-1) ?? 0;
    return { isRepelled: last >= 200 && last < 500, observation: statuses.join(', ') || 'nothing' };
  },
};

const textContentType: Attack = {
  name: 'send `Content-Type: text/plain;` through the gateway',
  threat: 'errors on demand, without an account',
  expected: '4xx in the format of the API',
  run: async ({ port }) => {
    const head = `POST /api/auth/check-email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: text/plain;\r\n`;
    const text = await exchangeText(port, `${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`);
    const [status = 0] = statusesIn(text);
    return {
      isRepelled: status >= 400 && status < 500 && text.includes('"success":false'),
      observation: String(status),
    };
  },
};

export const smugglingAttacks: AttackFamily = {
  name: 'HTTP syntax',
  attacks: [
    smugglingAt('smuggle a request past the gateway', ({ port }) => port),
    smugglingAt('smuggle a request past the API', ({ apiPort }) => apiPort),
    hiddenRequests,
    expectHeader,
    textContentType,
  ],
};
