import net from 'node:net';

/** A connection that sends raw bytes. */
export interface RawSocket {
  /** Sends text; returns false while the other side accepts no more. */
  write: (text: string) => boolean;
  /** Resolves when the other side accepts more or has closed. */
  drained: () => Promise<void>;
  /** Returns what was received so far. */
  received: () => string;
  /** Resolves to true when the other side has closed, to false after the time limit. */
  closed: (limitMs: number) => Promise<boolean>;
  isOpen: () => boolean;
  destroy: () => void;
}

/** Connects to a port of this machine. */
export function openSocket(port: number): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    let received = '';
    let open = true;
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    for (const event of ['end', 'close']) socket.on(event, () => (open = false));
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.on('error', () => (open = false));
      resolve({
        write: (text) => socket.write(text, 'latin1'),
        drained: () =>
          new Promise((resume) => socket.once('drain', () => resume()).once('close', () => resume())),
        received: () => received,
        isOpen: () => open,
        destroy: () => socket.destroy(),
        closed: (limitMs) => untilClosed(socket, limitMs),
      });
    });
  });
}

function untilClosed(socket: net.Socket, limitMs: number): Promise<boolean> {
  if (socket.destroyed || socket.readableEnded) return Promise.resolve(true);
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), limitMs);
    const done = () => {
      clearTimeout(limit);
      resolve(true);
    };
    socket.once('close', done).once('end', done);
  });
}

const firstByteMs = 3_000;

/** Sends text on a new connection; returns what is received until the other side closes or falls silent. */
export async function exchangeText(port: number, text: string, silenceMs = 300): Promise<string> {
  const socket = await openSocket(port);
  socket.write(text);
  const limit = Date.now() + firstByteMs;
  const isQuiet = (length: number) =>
    length === 0 ? Date.now() > limit : socket.received().length === length;
  for (let quiet = false; !quiet;) {
    const { length } = socket.received();
    quiet = (await socket.closed(silenceMs)) || isQuiet(length);
  }
  socket.destroy();
  return socket.received();
}

/**
 * Returns the status codes of the answers in a stream of bytes. An answer may begin in the middle
 * of a line, after a body.
 */
export const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
