import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const socketName = 'escale.sock';

/** Addresses of sockets hold 107 bytes on Linux and 103 on macOS. */
const longestAddress = 100;

/** Where a folder's socket is, and what keeps that address valid. On Linux, a long path is reached by way of the open folder. */
async function socketAddress(folder: string): Promise<{ address: string; release: () => Promise<void> }> {
  const direct = path.resolve(folder, socketName);
  if (process.platform !== 'linux' || Buffer.byteLength(direct) <= longestAddress)
    return { address: direct, release: () => Promise.resolve() };
  const handle = await open(folder);
  return { address: `/proc/self/fd/${handle.fd}/${socketName}`, release: () => handle.close() };
}

/**
 * Hands copies of the database to whoever may open the data folder: over a socket in it, which no network reaches. The caller
 * holds the folder. Returns the end of it.
 */
export async function serveDumps(folder: string, dump: () => Promise<Blob>): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return () => Promise.resolve();
  const server = createServer((_request, response) => {
    dump()
      .then((copy) => copy.arrayBuffer())
      .then((bytes) =>
        response.writeHead(200, { 'content-length': bytes.byteLength }).end(Buffer.from(bytes)),
      )
      .catch(() => response.writeHead(500).end());
  });
  // A killed process leaves it behind.
  await rm(path.join(folder, socketName), { force: true });
  const { address, release } = await socketAddress(folder);
  await listening(server, address);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await release();
  };
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(address, resolve);
  });
}

const nobody = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];

/** Writes a copy of the database, made by the process that has the folder open, into a file; false where there is none. */
export async function fetchDump(folder: string, file: string): Promise<boolean> {
  const { address, release } = await socketAddress(folder).catch(() => ({ address: '', release: undefined }));
  if (address === '') return false;
  try {
    const answer = await ask(address);
    if (answer.statusCode !== 200) throw new Error('the API could not copy its database');
    await pipeline(answer, createWriteStream(file, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (nobody.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  } finally {
    await release?.();
  }
}

function ask(socketPath: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: '/', agent: false }, resolve).once('error', reject).end();
  });
}
