import { idempotencyKeyHeader } from '@escale/contracts';
import type { FastifyRequest } from 'fastify';
import { sentences } from '../messages/sentences';
import { invalidBody } from '../errors';

/** A key with quotes, as in the IETF draft, or without; long enough that no two callers choose the same one. */
const keyPattern = /^(?:"([\w.:~+/=-]{16,128})"|([\w.:~+/=-]{16,128}))$/;

/** Returns the `Idempotency-Key` of a call, if it has one. Throws a 400 for a malformed key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[idempotencyKeyHeader];
  if (given === undefined) return undefined;
  const [, quoted, bare] = keyPattern.exec(String(given)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw invalidBody({ [idempotencyKeyHeader]: sentences.badIdempotencyKey });
  return key;
}
