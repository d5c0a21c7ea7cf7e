import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from './access-log';
import { languageOf } from '../messages/sentence';
import { sentences } from '../messages/sentences';
import { isDatabaseUnavailable } from '../db/database-errors';
import {
  bodyTooLarge,
  callerDisconnected,
  databaseUnavailable,
  RequestError,
  retryAfterSeconds,
} from '../errors';

/** The refusals for Fastify's own errors, by error code. */
const fastifyRefusals: Partial<Record<string, RequestError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new RequestError(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    sentences.unsupportedMediaType,
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge(),
  FST_ERR_CTP_INVALID_JSON_BODY: new RequestError(400, 'BAD_JSON', sentences.badJson),
  FST_ERR_BAD_URL: new RequestError(404, 'NOT_FOUND', sentences.notFound),
  FST_ERR_MAX_PARAM_LENGTH: new RequestError(404, 'NOT_FOUND', sentences.notFound),
};

const serverFault = new RequestError(500, 'SERVER_ERROR', sentences.serverError);
const unavailableDatabase = databaseUnavailable();
const lateRequest = new RequestError(408, 'INVALID_BODY', sentences.requestTimeout);
const malformedRequest = new RequestError(400, 'INVALID_BODY', sentences.badRequest);

/** Converts every thrown error to an error body. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = hasDisconnected(request) ? callerDisconnected() : toRequestError(error);
    if (refusal === serverFault) logFailure(request, error);
    if (refusal === unavailableDatabase)
      request.log.error({ req: request, err: error }, 'database does not answer');
    return sendError(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendError(reply, new RequestError(404, 'NOT_FOUND', sentences.notFound)),
  );
}

export function sendError(reply: FastifyReply, error: RequestError): FastifyReply {
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  if (error.extra.cooldownSeconds !== undefined) reply.header('retry-after', error.extra.cooldownSeconds);
  if (error.status === 503) reply.header('retry-after', retryAfterSeconds);
  const language = languageOf(reply.request.raw);
  reply.header('content-language', language);
  return reply.code(error.status).type('application/json; charset=utf-8').send(error.body(language));
}

/** True for a caller who disconnected before the whole request had arrived: no part of the request has been executed. */
const hasDisconnected = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** Answers a request that is malformed HTTP or does not arrive in time: such a request never reaches a handler. */
export function refuseMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = JSON.stringify((isLate ? lateRequest : malformedRequest).body('fr'));
  const head = [
    `HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const known = error instanceof Error && 'code' in error ? fastifyRefusals[String(error.code)] : undefined;
  if (known !== undefined) return known;
  if (isDatabaseUnavailable(error)) return unavailableDatabase;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? malformedRequest : serverFault;
}
