import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the files of a folder; returns the origin and a stop function. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : path.basename(pathname);
    const file = createReadStream(path.join(folder, name));
    file.on('error', () => response.writeHead(404).end());
    file.on('open', () => {
      response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream');
      file.pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
