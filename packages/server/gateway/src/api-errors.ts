import type { ApiErrorBody } from '@escale/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers an API call with an error of the gateway itself, in the API's format. */
export function sendApiError(
  reply: FastifyReply,
  status: number,
  code: ApiErrorBody['code'],
  sentence: string,
): FastifyReply {
  const body: ApiErrorBody = { success: false, code, error: sentence };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

export function statusOf(error: unknown): number {
  return (error as { statusCode?: number }).statusCode ?? 500;
}

/**
 * Logs a fault without addresses and messages, which may contain tokens and personal data: call
 * identifier, method, route, status and kind of error.
 */
export function reportFault(error: unknown, request: FastifyRequest, status = 500): void {
  const { name, code, message = '' } = error as Partial<NodeJS.ErrnoException>;
  const kind = [name, code, systemCode.exec(message)?.[0]].filter(Boolean).join(' ');
  process.stderr.write(
    `${request.id} ${request.method} ${request.routeOptions.url ?? ''} ${status}: ${kind}\n`,
  );
}

/**
 * Matches the system's error code in a message: the proxy plug-in drops the `code` of a connection
 * error.
 */
const systemCode = /\bE[A-Z]{4,}\b/;
