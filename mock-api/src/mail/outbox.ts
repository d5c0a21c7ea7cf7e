import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { mails } from '../db/schema';
import type { Mail } from './mail';

export interface SentMail extends Mail {
  id: number;
  sentAt: string;
}

export interface OutboxQuery {
  /** Address of the recipient; by default mails to all. */
  to?: string | undefined;
  limit?: number | undefined;
}

const addressed = ({ to }: OutboxQuery) => (to === undefined ? undefined : eq(mails.recipient, to));

/** Returns the number of mails to one recipient or to all, whatever the limit. */
export async function countOutbox(db: Database, query: OutboxQuery = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mails).where(addressed(query));
  return row?.total ?? 0;
}

/** Returns the mails in the outbox, newest first. */
export async function readOutbox(db: Database, query: OutboxQuery = {}): Promise<SentMail[]> {
  const found = db.select().from(mails).where(addressed(query)).orderBy(desc(mails.id));
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
