import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { addMs, hoursMs, minutesMs, secondsMs } from '../clock';
import type { Database } from '../db/client';
import { emailChanges, passwordLinks, queuedMails, signIns, type MailKind } from '../db/schema';
import type { Mail } from './mail';

export type QueuedMail = typeof queuedMails.$inferSelect;

/**
 * How long an attempt owns its mail. Once this time is over, the process of the attempt is presumed
 * dead. Longer than `attemptTimeoutMs`, the timeout of an attempt.
 */
const leaseMs = 2 * minutesMs;

/** How long a mail without a code or link is worth sending. */
const noticeLifetimeMs = 48 * hoursMs;

const [firstDelayMs, maxDelayMs] = [5 * secondsMs, 30 * minutesMs];

/**
 * Returns the delay after an attempt: 5 s, 15 s, 45 s … 30 minutes. Varies it by up to 20 %, so
 * that processes do not retry together.
 */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(firstDelayMs * 3 ** (attempts - 1), maxDelayMs);
  return delay * (0.8 + 0.4 * random());
}

/** Queues mails and returns their rows. With `attempt: 'begun'`, the caller makes the first attempt itself. */
export async function enqueue(
  db: Database,
  now: Date,
  mails: readonly Mail[],
  { encrypt, attempt }: { encrypt: (mail: Mail, id: string) => Uint8Array; attempt: 'begun' | 'due' },
): Promise<QueuedMail[]> {
  const rows = mails.map((mail) => {
    const id = randomUUID();
    return {
      id,
      encrypted: encrypt(mail, id),
      kind: mail.secret?.kind ?? ('notice' as const),
      secretHash: mail.secret?.hash ?? null,
      invites: mail.invites ?? null,
      attempts: attempt === 'begun' ? 1 : 0,
      createdAt: now,
      nextAttemptAt: attempt === 'begun' ? addMs(now, leaseMs) : now,
      expiresAt: mail.secret?.expiresAt ?? addMs(now, noticeLifetimeMs),
    };
  });
  await db.insert(queuedMails).values(rows);
  return rows;
}

/** Claims the due mail that expires first; of several processes, only one gets the mail. */
export async function claimDue(db: Database, now: Date): Promise<QueuedMail | undefined> {
  const due = db
    .select({ id: queuedMails.id })
    .from(queuedMails)
    .where(lte(queuedMails.nextAttemptAt, now))
    .orderBy(asc(queuedMails.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(queuedMails)
    .set({ attempts: sql`${queuedMails.attempts} + 1`, nextAttemptAt: addMs(now, leaseMs) })
    .where(eq(queuedMails.id, sql`(${due})`))
    .returning();
  return claimed;
}

/** Removes a mail from the queue; returns false if another process has already done so. */
export async function dequeue(db: Database, id: string): Promise<boolean> {
  const removed = await db
    .delete(queuedMails)
    .where(eq(queuedMails.id, id))
    .returning({ id: queuedMails.id });
  return removed.length > 0;
}

/** Schedules the next attempt; returns false if the mail would have expired by then. */
export async function postpone(db: Database, now: Date, mail: QueuedMail): Promise<boolean> {
  const nextAttemptAt = addMs(now, retryDelayMs(mail.attempts));
  if (nextAttemptAt >= mail.expiresAt) return false;
  await db.update(queuedMails).set({ nextAttemptAt }).where(eq(queuedMails.id, mail.id));
  return true;
}

/** True unless the code or link of the mail has been used, replaced or expired. */
export async function isStillValid(db: Database, now: Date, mail: QueuedMail): Promise<boolean> {
  if (mail.secretHash === null) return true;
  const found = await validSecretQueries[mail.kind](db, now, mail.secretHash);
  return found.length > 0;
}

type FindValidSecret = (db: Database, now: Date, hash: string) => PromiseLike<unknown[]>;

const validSecretQueries: Record<MailKind, FindValidSecret> = {
  code: (db, now, hash) =>
    db
      .select({ id: signIns.id })
      .from(signIns)
      .where(and(eq(signIns.codeHash, hash), isNull(signIns.consumedAt), gt(signIns.codeExpiresAt, now))),
  'password-link': (db, now, hash) =>
    db
      .select({ id: passwordLinks.id })
      .from(passwordLinks)
      .where(
        and(
          eq(passwordLinks.tokenHash, hash),
          isNull(passwordLinks.usedAt),
          gt(passwordLinks.expiresAt, now),
        ),
      ),
  'email-link': (db, now, hash) =>
    db
      .select({ id: emailChanges.userId })
      .from(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hash), gt(emailChanges.expiresAt, now))),
  notice: () => Promise.resolve([]),
};

/** Returns the number of queued mails, and when the oldest was queued. */
export async function queueLength(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  const oldest = sql<Date | null>`min(${queuedMails.createdAt})`.mapWith(queuedMails.createdAt);
  const [row] = await db.select({ waiting: count(), oldest }).from(queuedMails);
  return row ?? { waiting: 0, oldest: null };
}
