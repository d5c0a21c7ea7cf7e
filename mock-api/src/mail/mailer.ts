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
  /** Delivers the mail, or stores it in the outbox; `delivered` resolves to true when that succeeded. */
  send: (mail: Mail) => Promise<{ delivered: Promise<boolean> }>;
  /** The same for several mails, delivered one after the other. */
  sendAll: (mails: readonly Mail[]) => Promise<void>;
  close: () => Promise<void>;
}

const kept = 500;

interface MailerOptions {
  db: Database;
  clock: Clock;
  smtpUrl?: string;
  onFailure?: (error: unknown) => void;
}

/**
 * With an SMTP URL, delivers mails and keeps none: they hold codes and links in clear. Without one, writes them to the
 * outbox in the database.
 */
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
  const store = async (stored: readonly Mail[]) => {
    const sentAt = clock();
    await db.insert(mails).values(stored.map(({ to, ...rest }) => ({ recipient: to, ...rest, sentAt })));
    const newest = db.select({ id: mails.id }).from(mails).orderBy(desc(mails.id)).limit(kept);
    await db.delete(mails).where(notInArray(mails.id, newest));
  };
  const follow = (delivered: Promise<boolean>) => {
    underway.add(delivered);
    void delivered.finally(() => underway.delete(delivered));
  };
  return {
    send: async (mail) => {
      if (transport === undefined) await store([mail]);
      const delivered = deliver(mail);
      follow(delivered);
      return { delivered };
    },
    sendAll: async (several) => {
      if (transport === undefined) await store(several);
      follow(several.reduce((earlier, mail) => earlier.then(() => deliver(mail)), Promise.resolve(true)));
    },
    close: async () => {
      await Promise.all(underway);
      transport?.close();
    },
  };
}

/** Deletes the mails that an earlier run without an SMTP URL has stored. */
export async function emptyOutbox(db: Database): Promise<void> {
  await db.delete(mails);
}
