import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the ETag; returns true if the caller already has this version. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = createHash('sha256').update(version).digest('base64url');
  // Weak: proxies may compress. A browser may cache the response but must revalidate it.
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
