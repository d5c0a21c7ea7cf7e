import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sendText } from '@escale/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from './messages';

interface ProbeOptions {
  siteDir: string;
  isStopping: () => boolean;
}

/**
 * Registers probes for orchestrators. `/healthz` succeeds while the process lives. `/readyz`
 * succeeds while the process has a site to serve and is not shutting down. Neither probe calls the
 * API: while the API is down, the gateway still serves the pages, which say that the service is
 * unavailable. `/api/health` reports on the API.
 */
export function registerProbes(app: FastifyInstance, { siteDir, isStopping }: ProbeOptions): void {
  const hasSite = () =>
    access(join(siteDir, 'index.html')).then(
      () => true,
      () => false,
    );
  app.get('/healthz', (_request, reply) => sendAnswer(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return sendAnswer(reply, 503, messages.stopping);
    return (await hasSite()) ? sendAnswer(reply, 200, 'ok') : sendAnswer(reply, 503, messages.siteMissing);
  });
}

const sendAnswer = (reply: FastifyReply, status: number, sentence: string) =>
  sendText(reply.header('cache-control', 'no-store'), status, sentence);
