import type { FastifyInstance } from 'fastify';
import { number, object, string } from 'yup';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { mailboxPage } from './mailbox-page';
import { countOutbox, readOutbox } from './outbox';
import { validateQuery } from '../http/validate';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const outboxQuerySchema = object({ to: string(), limit: number().integer().min(1) });

const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** The outbox holds codes and links: other machines see it only when it is enabled explicitly. */
export function showsMailbox({ HOST, MAILBOX }: Config): boolean {
  return MAILBOX === undefined ? thisMachine.includes(HOST) : MAILBOX === 'on';
}

/** The outbox as page and as JSON, outside /api: the gateway does not forward it. */
export function registerMailbox(app: FastifyInstance, db: Database): void {
  app.get('/mailbox.json', async ({ query }, reply) => {
    const wanted = validateQuery(outboxQuerySchema, query);
    reply.header('x-total-count', await countOutbox(db, wanted));
    return readOutbox(db, wanted);
  });
  app.get('/mailbox', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return mailboxPage(await readOutbox(db));
  });
}
