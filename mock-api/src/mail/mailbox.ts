import { count, desc, eq } from 'drizzle-orm';
import { brand, escapeHtml } from '@escale/contracts';
import type { FastifyInstance } from 'fastify';
import { number, object, string } from 'yup';
import type { Database } from '../db/client';
import { mails } from '../db/schema';
import type { Mail } from './mail';
import { messages } from '../messages/fr';
import type { Config } from '../config';
import { validateQuery } from '../http/validate';

export interface SentMail extends Mail {
  id: number;
  sentAt: string;
}

export interface OutboxQuery {
  /** Address of the recipient; without it, the mails of all recipients. */
  to?: string | undefined;
  limit?: number | undefined;
}

const isToRecipient = ({ to }: OutboxQuery) => (to === undefined ? undefined : eq(mails.recipient, to));

/** Returns the number of mails to one recipient or to all, regardless of the limit. */
async function countOutbox(db: Database, query: OutboxQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mails).where(isToRecipient(query));
  return row?.total ?? 0;
}

/** Returns the mails in the outbox, newest first. */
async function readOutbox(db: Database, query: OutboxQuery = {}): Promise<SentMail[]> {
  const found = db.select().from(mails).where(isToRecipient(query)).orderBy(desc(mails.id));
  const rows = await (query.limit === undefined ? found : found.limit(query.limit));
  return rows.map(({ id, recipient, subject, text, html, code, link, sentAt }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    sentAt: sentAt.toISOString(),
    ...(code !== null && { code }),
    ...(link !== null && { link }),
  }));
}

const texts = messages.mailbox;
const mailboxStyle = `
*{box-sizing:border-box}body{margin:0;background:#eef2f6;color:#0b2239;font:16px/24px system-ui,sans-serif}
header{background:#0b2239;color:#fff;padding:24px;border-bottom:4px solid #ea6a1f}h1{margin:0;font-size:22px}
header p{margin:4px 0 0;color:#b8c7d6}main{max-width:860px;margin:0 auto;padding:24px 16px}
article{background:#fff;border-radius:12px;padding:20px 24px;margin:0 0 16px;box-shadow:0 1px 3px #0b223922}
h2{margin:0;font-size:17px;overflow-wrap:anywhere}.meta{margin:2px 0 12px;color:#56687a;font-size:14px;overflow-wrap:anywhere}
.code{font:700 26px/32px ui-monospace,monospace;letter-spacing:5px}a{color:#c2410c;overflow-wrap:anywhere}
summary{cursor:pointer;margin-top:8px;color:#1d5b8f}iframe{width:100%;height:560px;border:1px solid #d5dee7;border-radius:8px;margin-top:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f6f8fa;border-radius:8px;padding:16px;font-size:14px}`;

/** Returns the outbox as a page, which shows the HTML of each mail in a sandboxed frame. */
function mailboxPage(mails: SentMail[]): string {
  const title = escapeHtml(texts.title(brand.name));
  const list = mails.map(mailHtml).join('\n') || `<p>${escapeHtml(texts.empty)}</p>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${mailboxStyle}</style></head>
<body><header><h1>${title}</h1><p>${escapeHtml(texts.count(mails.length))}</p></header><main>${list}</main></body></html>`;
}

function mailHtml({ to, subject, text, html, sentAt, code, link }: SentMail): string {
  const when = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(sentAt),
  );
  const about = [
    code === undefined ? '' : `<p>${texts.code} : <span class="code">${escapeHtml(code)}</span></p>`,
    link === undefined ? '' : `<p>${texts.link} : <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
  ].join('');
  return `<article><h2 dir="auto">${escapeHtml(subject)}</h2><p class="meta">${texts.to} ${escapeHtml(to)} · <time datetime="${sentAt}">${escapeHtml(when)}</time></p>${about}
<details><summary>${texts.show}</summary><iframe sandbox="" loading="lazy" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
<details><summary>${texts.asText}</summary><pre dir="auto">${escapeHtml(text)}</pre></details></article>`;
}

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const outboxQuerySchema = object({ to: string(), limit: number().integer().min(1) });

const loopbackHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * True if the outbox is served. It contains codes and links, so other machines see it only with
 * `MAILBOX=on`.
 */
export function showsMailbox({ HOST, MAILBOX }: Config): boolean {
  return MAILBOX === undefined ? loopbackHosts.includes(HOST) : MAILBOX === 'on';
}

/** Serves the outbox as a page and as JSON, outside /api: the gateway does not forward it. */
export function registerMailbox(app: FastifyInstance, db: Database): void {
  app.get('/mailbox.json', async ({ query }, reply) => {
    const wanted = validateQuery(outboxQuerySchema, query);
    reply.header('x-total-count', await countOutbox(db, wanted));
    return readOutbox(db, wanted);
  });
  app.get('/mailbox', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy);
    return mailboxPage(await readOutbox(db));
  });
}
