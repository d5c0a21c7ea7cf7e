import { desc, notInArray } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { brand } from '@escale/contracts';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { mails } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Content of the mail, for readers of the outbox: a code or a link. */
  code?: string;
  link?: string;
}

export interface Mailer {
  /** Stores the mail in the outbox; `delivered` resolves to true when the delivery succeeded. */
  send: (mail: Mail) => Promise<{ delivered: Promise<boolean> }>;
  close: () => Promise<void>;
}

const kept = 500;

interface MailerOptions {
  db: Database;
  clock: Clock;
  smtpUrl?: string;
  onFailure?: (error: unknown) => void;
}

/** Writes to the outbox in the database and, with an SMTP URL, also delivers. */
export function createMailer({ db, clock, smtpUrl, onFailure }: MailerOptions): Mailer {
  const transport = smtpUrl === undefined ? undefined : createTransport(smtpUrl);
  const underway = new Set<Promise<boolean>>();
  const deliver = async ({ to, subject, text, html }: Mail): Promise<boolean> => {
    const from = { name: brand.name, address: brand.senderEmail };
    try {
      await transport?.sendMail({ from, to, subject, text, html });
      return true;
    } catch (error) {
      onFailure?.(error);
      return false;
    }
  };
  return {
    send: async (mail) => {
      const { to, ...rest } = mail;
      await db.insert(mails).values({ recipient: to, ...rest, sentAt: clock() });
      const newest = db.select({ id: mails.id }).from(mails).orderBy(desc(mails.id)).limit(kept);
      await db.delete(mails).where(notInArray(mails.id, newest));
      const delivered = deliver(mail);
      underway.add(delivered);
      void delivered.finally(() => underway.delete(delivered));
      return { delivered };
    },
    close: async () => {
      await Promise.all(underway);
      transport?.close();
    },
  };
}
