import { desc } from 'drizzle-orm';
import type { Database } from '../db/client';
import { mails } from '../db/schema';
import type { Mail } from './mailer';

export interface SentMail extends Mail {
  id: number;
  sentAt: string;
}

/** The mails in the outbox, newest first. */
export async function readOutbox(db: Database): Promise<SentMail[]> {
  const rows = await db.select().from(mails).orderBy(desc(mails.id));
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
