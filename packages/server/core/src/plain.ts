import type { FastifyReply } from 'fastify';

/** Answers with one sentence. */
export function plain(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}
