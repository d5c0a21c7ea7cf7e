import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { send } from '@fastify/send';
import { messages } from './messages';
import { documentationHeaders } from './security-headers';
import { encodedPath, namesFile, sitePath } from './site-path';

const docsPath = '/docs';

/** Serves the built documentation: pages under addresses without extension, and a 404 page of its own. */
export async function registerDocs(app: FastifyInstance, docsDir: string): Promise<void> {
  const root = resolve(docsDir);
  const headers = documentationHeaders();
  const sent = (request: FastifyRequest, path: string) =>
    send(request.raw, path, { root, extensions: ['html'], cacheControl: false });

  await app.register((docs, _options, done) => {
    docs.addHook('onSend', (_request, reply, _payload, next) => {
      if (reply.hasHeader('content-security-policy')) reply.headers(headers);
      next();
    });
    docs.get(docsPath, (_request, reply) => reply.redirect(`${docsPath}/`));
    docs.get(`${docsPath}/*`, async (request, reply) => {
      const path = sitePath(request.raw.url ?? '');
      if (path === null) return sendSentence(reply, 400, messages.badAddress);
      const found = await sent(request, encodedPath(path.slice(docsPath.length)));
      if (found.type === 'file') return sendFile(reply, found);
      if (found.type === 'directory') return reply.redirect(`${encodedPath(path)}/`);
      // The 404 page is always sent whole: range and conditional headers apply only to a file that exists.
      const page = namesFile(path) ? null : await readFile(join(root, '404.html')).catch(() => null);
      if (page === null) return sendSentence(reply, 404, messages.notFound);
      return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
    done();
  });
}

type SentFile = Extract<Awaited<ReturnType<typeof send>>, { type: 'file' }>;

const sendFile = (reply: FastifyReply, { statusCode, headers, stream }: SentFile) =>
  reply.code(statusCode).headers(headers).header('cache-control', 'no-cache').send(stream);

const sendSentence = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
