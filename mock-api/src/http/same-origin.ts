import type { FastifyRequest } from 'fastify';
import { messages } from '../messages/fr';
import { refused } from './errors';

/** Refuses a writing call that a page of another origin makes; a caller that is no browser names none. */
export function checkOrigin(request: FastifyRequest, appOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const accepted =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : origin === appOrigin || hostOf(origin) === request.host;
  if (!accepted) throw refused('BAD_ORIGIN', messages.badOrigin);
}

function hostOf(origin: string | string[]): string | undefined {
  return URL.canParse(String(origin)) ? new URL(String(origin)).host : undefined;
}
