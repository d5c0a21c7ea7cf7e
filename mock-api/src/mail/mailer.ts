import { desc, notInArray } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { mails } from '../db/schema';
import { createCipher } from '../security/cipher';
import { createDelivery } from './delivery';
import type { Mail, Mailer } from './mail';
import { createQueueRunner, type QueueEvents } from './queue-runner';

const maxOutboxMails = 500;

export interface MailerOptions extends QueueEvents {
  db: Database;
  clock: Clock;
  /** The key that encrypts queued mails; mails of an earlier run can be read only with the key of that run. */
  secret: Buffer;
  smtpUrl?: string | undefined;
}

/**
 * Creates a mailer. With an SMTP URL, the mailer delivers mails, and keeps undelivered ones encrypted in a queue. Without an SMTP
 * URL, it writes mails to the outbox in the database.
 */
export function createMailer({ db, clock, secret, smtpUrl, ...events }: MailerOptions): Mailer {
  if (smtpUrl === undefined) return createOutbox(db, clock);
  const cipher = createCipher(secret, 'queued mails');
  return createQueueRunner({ db, clock, cipher, delivery: createDelivery(smtpUrl), ...events });
}

function createOutbox(db: Database, clock: Clock): Mailer {
  const store = async (tx: Database, stored: readonly Mail[]) => {
    const sentAt = clock();
    await tx.insert(mails).values(
      stored.map(({ to, secret: _secret, invites: _invites, ...rest }) => ({
        recipient: to,
        ...rest,
        sentAt,
      })),
    );
  };
  // Runs outside the transaction: two transactions that delete the same mails would wait for each
  // other. If a deletion fails, the next mail deletes these mails too.
  const removeOldest = async () => {
    const newest = db.select({ id: mails.id }).from(mails).orderBy(desc(mails.id)).limit(maxOutboxMails);
    await db
      .delete(mails)
      .where(notInArray(mails.id, newest))
      .catch(() => undefined);
    return true;
  };
  return {
    send: async (tx, mail) => {
      await store(tx, [mail]);
      return removeOldest;
    },
    sendAll: async (tx, all) => {
      await store(tx, all);
      return () => void removeOldest();
    },
    start: () => undefined,
    deliverDue: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Deletes the mails that an earlier run without an SMTP URL has stored. */
export async function emptyOutbox(db: Database): Promise<void> {
  await db.delete(mails);
}
