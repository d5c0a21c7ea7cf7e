import { idempotencyKeyHeader } from '@escale/contracts';
import type { FastifyRequest } from 'fastify';
import { sentences } from '../messages/sentences';
import { invalidBody } from '../errors';

/** A string in quotes, as in the IETF draft, or without; long enough that no two callers choose the same. */
const form = /^(?:"([\w.:~+/=-]{16,128})"|([\w.:~+/=-]{16,128}))$/;

/** Returns the key that identifies a repeated call; undefined without one. Throws a 400 for one of another form. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[idempotencyKeyHeader];
  if (given === undefined) return undefined;
  const [, quoted, bare] = form.exec(String(given)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw invalidBody({ [idempotencyKeyHeader]: sentences.badIdempotencyKey });
  return key;
}
