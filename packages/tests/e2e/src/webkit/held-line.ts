import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** A proxy in front of the gateway, since the WebKitGTK driver cannot intercept requests. */
export interface HeldLine {
  origin: string;
  /** Holds back the answers to paths that match, until `release`. */
  hold: (path: RegExp) => void;
  release: () => void;
  stop: () => Promise<void>;
}

/** Forwards everything to `target`, including WebSockets. */
export async function startHeldLine(target: string): Promise<HeldLine> {
  const { hostname, port } = new URL(target);
  let held: { path: RegExp; released: Promise<void>; release: () => void } | undefined;
  const server = createServer((incoming, answer) => {
    const pass = async () => {
      if (held?.path.test(incoming.url ?? '')) await held.released;
      const { url, method, headers } = incoming;
      const onward = request({ hostname, port, path: url, method, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    };
    void pass();
  });
  server.on('upgrade', ({ url, headers }, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
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
    release: () => {
      held?.release();
      held = undefined;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
