import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { mailboxPage } from './mailbox-page';
import { readOutbox } from './outbox';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";

const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** The outbox holds codes and links: beyond this machine it is shown only where somebody asked for it. */
export function showsMailbox({ HOST, MAILBOX }: Config): boolean {
  return MAILBOX === undefined ? thisMachine.includes(HOST) : MAILBOX === 'on';
}

/** The outbox for people and for tests, beside /api: the gateway does not pass it on. */
export function registerMailbox(app: FastifyInstance, db: Database): void {
  app.get('/mailbox.json', () => readOutbox(db));
  app.get('/mailbox', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return mailboxPage(await readOutbox(db));
  });
}
