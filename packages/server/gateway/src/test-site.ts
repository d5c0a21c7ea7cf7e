import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildGateway, type GatewayOptions } from './gateway';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Starts a gateway on a free port over a new site folder, for tests over real HTTP. */
export async function startTestGateway(
  apiOrigin: string | string[] = 'http://127.0.0.1:1',
  options: Partial<GatewayOptions> = {},
) {
  const siteDir = mkdtempSync(join(tmpdir(), 'escale-site-'));
  const gateway = await buildGateway({ siteDir, apiOrigins: [apiOrigin].flat(), ...options });
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    siteDir,
    origin,
    write: (path: string, content: string | Buffer) => writeSiteFile(join(siteDir, path), content),
    ask: (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
      ask(origin, path, options),
    stop: async () => {
      await gateway.close();
      rmSync(siteDir, { recursive: true });
    },
  };
}

async function writeSiteFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
