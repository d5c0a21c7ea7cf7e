import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Gives the answer its tag; true when the caller says that it has this very one. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = createHash('sha256').update(version).digest('base64url');
  // Weak: what stands between server and browser may compress. A browser may keep the answer, never use it unasked.
  reply
    .header('etag', `W/"${tag}"`)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization');
  const seen = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return seen.some((one) => one === '*' || opaque(one) === `"${tag}"`);
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
