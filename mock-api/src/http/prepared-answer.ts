import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const minCompressedBytes = 4_096;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * An answer that is the same for all callers: serialized and hashed once, and compressed on demand,
 * once per encoding.
 */
export class PreparedAnswer {
  /**
   * Hash of the body. It changes with the data, and with the format in which a release sends the
   * data.
   */
  readonly tag: string;
  readonly body: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(content: object) {
    this.body = Buffer.from(JSON.stringify(content));
    this.tag = createHash('sha256').update(this.body).digest('base64url');
  }

  /** Returns the compressed body; the compression runs outside the main thread. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const made =
      encoding === 'br' ? promisify(brotliCompress)(this.body, brotliOptions) : promisify(gzip)(this.body);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** Sends a prepared answer in an encoding that the caller accepts, or a 304 to a caller who already has it. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> {
  // The tag is weak, since it is the same for every encoding. A browser may store the answer but
  // must revalidate it.
  reply
    .header('etag', `W/"${answer.tag}"`)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization, accept-encoding');
  if (hasTag(request, answer.tag)) return reply.code(304).send();
  const encoding = answer.body.length < minCompressedBytes ? null : acceptedEncoding(request);
  if (encoding !== null) reply.header('content-encoding', encoding);
  reply.type('application/json; charset=utf-8');
  return reply.send(encoding === null ? answer.body : await answer.compressed(encoding));
}

function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const seen = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return seen.some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`);
}

function acceptedEncoding({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  const chosen = accepted === undefined ? null : negotiate(accepted, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : null;
}
