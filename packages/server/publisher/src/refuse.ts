import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal';

const statusTexts: Readonly<Partial<Record<number, string>>> = {
  400: 'the request is wrong',
  413: 'the request is too large',
  415: 'the body is no JSON',
};

/**
 * Returns the refusal that answers an error: the error itself if it is a `Refusal`, else a refusal
 * that hides the cause.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode < 500
    ? new Refusal(statusCode, 'BAD_REQUEST', statusTexts[statusCode] ?? 'the request is wrong')
    : new Refusal(500, 'FAULT', 'the publishing service has failed; its log says why');
}

/** Sends a refusal and closes the connection, so that the caller does not send the rest of a refused build. */
export function refuse(reply: FastifyReply, { status, code, message, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).header('connection', 'close').send({ error: message, code });
}
