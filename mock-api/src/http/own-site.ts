import { isOwnPage } from '@escale/core';
import type { FastifyRequest } from 'fastify';
import { sentences } from '../messages/sentences';
import { badRequest } from '../errors';

/** Rejects a writing call from a page of another origin. Accepts calls without browser headers: they come from other programs. */
export function checkOrigin(request: FastifyRequest, appOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const accepted =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : isOwnPage(request, appOrigin);
  if (!accepted) throw badRequest('BAD_ORIGIN', sentences.badOrigin);
}
