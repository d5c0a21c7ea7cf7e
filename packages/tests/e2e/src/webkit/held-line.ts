import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A proxy in front of the gateway, since the WebKitGTK driver cannot intercept requests. */
export interface HeldLine {
  origin: string;
  /** Until `release`, holds back requests to matching paths. */
  hold: (path: RegExp) => void;
  /**
   * Until `release`, answers requests to matching paths with a status. Without a status, breaks
   * their connections.
   */
  fail: (path: RegExp, status?: number) => void;
  release: () => void;
  /** Runs a script before all others in every document. Without an argument, no longer does so. */
  beginDocumentsWith: (script?: string) => void;
  stop: () => Promise<void>;
}

const scriptPath = '/begin-document.js';

/** Forwards everything to `target`, including WebSockets. */
export async function startHeldLine(target: string): Promise<HeldLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Duplex>();
  let held: { path: RegExp; released: Promise<void>; release: () => void } | undefined;
  let failing: { path: RegExp; status?: number } | undefined;
  let firstScript: string | undefined;

  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { url, method, headers } = incoming;
    const isDocument = firstScript !== undefined && headers.accept?.startsWith('text/html') === true;
    const sent = isDocument ? withoutHeaders(headers, 'accept-encoding', 'if-none-match') : headers;
    const onward = request({ hostname, port, path: url, method, headers: sent }, (received) => {
      if (isDocument) void insertScript(received, answer);
      else received.pipe(answer.writeHead(received.statusCode ?? 502, received.headers));
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  };
  const server = createServer((incoming, answer) => {
    const { url = '' } = incoming;
    if (url === scriptPath) return answer.setHeader('content-type', 'text/javascript').end(firstScript);
    if (failing?.path.test(url) === true) return failRequest(answer, failing.status);
    if (held?.path.test(url) === true) return void held.released.then(() => pass(incoming, answer));
    return pass(incoming, answer);
  });
  server.on('upgrade', ({ url = '', headers }, socket, head) => {
    if (failing?.path.test(url) === true) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    for (const end of [socket, onward]) end.on('error', () => [socket, onward].map((each) => each.destroy()));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (path) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      held = { path, released, release };
    },
    fail: (path, status) => {
      failing = { path, status };
      if (status === undefined) for (const socket of sockets) socket.destroy();
    },
    release: () => {
      held?.release();
      held = failing = undefined;
    },
    beginDocumentsWith: (script) => (firstScript = script),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Inserts a `<script src>` into a document. The product's content policy would block an inline
 * script.
 */
async function insertScript(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const headers = withoutHeaders(received.headers, 'content-length');
  const page = (await received.setEncoding('utf8').toArray()).join('');
  answer.writeHead(received.statusCode ?? 502, headers);
  answer.end(page.replace('<head>', `<head><script src="${scriptPath}"></script>`));
}

const withoutHeaders = (headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function failRequest(answer: ServerResponse, status?: number): void {
  if (status === undefined) return void answer.destroy();
  answer.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}
