import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const socketName = 'escale.sock';

/** Socket paths are limited to 107 bytes on Linux and 103 on macOS. */
const maxAddressBytes = 100;

/**
 * Returns the path of a folder's socket. If the path is too long, returns a path through an open
 * handle instead, which only Linux offers.
 */
async function socketAddress(folder: string): Promise<{ address: string; release: () => Promise<void> }> {
  const direct = path.resolve(folder, socketName);
  if (process.platform !== 'linux' || Buffer.byteLength(direct) <= maxAddressBytes)
    return { address: direct, release: () => Promise.resolve() };
  const handle = await open(folder);
  return { address: `/proc/self/fd/${handle.fd}/${socketName}`, release: () => handle.close() };
}

export interface DumpOptions {
  /** Called with the reason if a copy could not be made. */
  onFailure?: (error: unknown) => void;
  /** How long a copy in progress may take after a shutdown is requested; slower readers are cut off. */
  stopTimeoutMs?: number;
}

/**
 * Serves copies of the database over a socket in the data folder. Any process that can read the
 * folder can use the socket; the network cannot reach it. The caller holds the folder's lock.
 * Returns a function that stops serving. Rejects if the folder cannot contain a socket. On Windows,
 * serves nothing.
 */
export async function serveDumps(
  folder: string,
  dump: () => Promise<Blob>,
  { onFailure = () => undefined, stopTimeoutMs = 3_000 }: DumpOptions = {},
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return () => Promise.resolve();
  const server = createServer((_request, response) => {
    sendDump(dump, response).catch((error: unknown) => {
      onFailure(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  // Removes the socket that a killed process may have left behind.
  await rm(path.join(folder, socketName), { force: true });
  const { address, release } = await socketAddress(folder);
  try {
    await listenOn(server, address);
  } catch (error) {
    await release();
    throw error;
  }
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    const late = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    await closed;
    clearTimeout(late);
    await release();
  };
}

/**
 * Sends a copy of the database. Ends the response only when the reader has received the whole copy,
 * since a shutdown cuts off ended responses at once.
 */
async function sendDump(dump: () => Promise<Blob>, response: ServerResponse): Promise<void> {
  const bytes = Buffer.from(await (await dump()).arrayBuffer());
  response.writeHead(200, { 'content-length': bytes.byteLength });
  await pipeline([bytes], response);
}

function listenOn(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(address, resolve);
  });
}

const noServerCodes = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];

/** Saves a copy of the folder's database as `file`. Returns false if no process serves copies (`serveDumps`). */
export async function fetchDump(folder: string, file: string): Promise<boolean> {
  const { address, release } = await socketAddress(folder).catch(() => ({ address: '', release: undefined }));
  if (address === '') return false;
  try {
    const answer = await requestDump(address);
    if (answer.statusCode !== 200) throw new Error('the API could not copy its database');
    await pipeline(answer, createWriteStream(file, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (noServerCodes.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  } finally {
    await release?.();
  }
}

function requestDump(socketPath: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: '/', agent: false }, resolve).once('error', reject).end();
  });
}
