import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { request } from 'undici';
import { messages } from './messages';

const patienceMs = 2_000;

interface Probed {
  siteDir: string;
  apiOrigins: readonly string[];
  isStopping: () => boolean;
}

/**
 * For probes: `/healthz` while the gateway has a site to serve, without asking the API; `/readyz` while the API and its
 * database answer too and the gateway is not being stopped.
 */
export function registerProbes(app: FastifyInstance, { siteDir, apiOrigins, isStopping }: Probed): void {
  const hasSite = () =>
    access(join(siteDir, 'index.html')).then(
      () => true,
      () => false,
    );
  app.get('/healthz', async (_request, reply) =>
    (await hasSite()) ? plain(reply, 200, 'ok') : plain(reply, 503, messages.siteMissing),
  );
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return plain(reply, 503, messages.stopping);
    if (!(await hasSite())) return plain(reply, 503, messages.siteMissing);
    const isAnyUp = await Promise.any(apiOrigins.map(assertUp)).then(
      () => true,
      () => false,
    );
    return isAnyUp ? plain(reply, 200, 'ok') : plain(reply, 503, messages.apiUnreachable);
  });
}

/** The health check of any server (§7 'Calls'), not the reference one's own readiness. */
async function assertUp(apiOrigin: string): Promise<void> {
  const { statusCode, body } = await request(`${apiOrigin}/api/health`, {
    signal: AbortSignal.timeout(patienceMs),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${apiOrigin}: ${statusCode}`);
}

const plain = (reply: FastifyReply, status: number, sentence: string) =>
  reply
    .header('cache-control', 'no-store')
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
