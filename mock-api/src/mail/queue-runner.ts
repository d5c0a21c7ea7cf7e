import { setTimeout as pause } from 'node:timers/promises';
import { secondsMs, type Clock } from '../clock';
import type { Database } from '../db/client';
import type { Cipher } from '../security/cipher';
import { isFinalRefusal, isRefused, type Delivery } from './delivery';
import { mailDelayLimitMs, type Mail, type Mailer } from './mail';
import { claimDue, dequeue, enqueue, isStillValid, postpone, type QueuedMail } from './mail-queue';

/**
 * The outcome of a delivery attempt. `dropped`: the code or link is no longer valid; `unreadable`: the mail was encrypted with
 * another secret.
 */
export type MailOutcome = 'delivered' | 'postponed' | 'refused' | 'expired' | 'dropped' | 'unreadable';

/** `unreachable`: a failure of the SMTP server or the database that would affect any other mail too, so the round ends. */
type AttemptResult = MailOutcome | 'unreachable';

export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

export interface QueueEvents {
  onOutcome?: ((outcome: MailOutcome) => void) | undefined;
  /** Called for each attempt that failed. */
  onFailure?:
    | ((error: unknown, mail: { outcome: MailOutcome; kind: string; attempts: number }) => void)
    | undefined;
  /** Called when the queue itself could not be read. */
  onQueueFailure?: ((error: unknown) => void) | undefined;
  /**
   * Called if the inviting user has been told that an invitation could not be sent. Runs in the
   * transaction that dequeues the invitation.
   */
  onLate?: ((db: Database, mail: { invites: string; sent: boolean }) => Promise<void>) | undefined;
}

interface RunnerOptions extends QueueEvents {
  db: Database;
  clock: Clock;
  cipher: Cipher;
  delivery: Delivery;
}

const pollMs = 5 * secondsMs;

/** How long an attempt in progress may continue after `close`; undelivered mails stay in the queue. */
const closingMs = 5 * secondsMs;

/** Creates a mailer that delivers through a queue in the database, which any number of processes share. */
export function createQueueRunner({ db, clock, cipher, delivery, ...events }: RunnerOptions): Mailer {
  const underway = new Set<Promise<unknown>>();
  const follow = <T>(work: Promise<T>) => {
    underway.add(work);
    void work.finally(() => underway.delete(work)).catch(() => undefined);
    return work;
  };
  let isClosed = false;
  let round: Promise<void> | undefined;

  const recordOutcome = async ({ id, invites, attempts, createdAt }: QueuedMail, outcome: MailOutcome) => {
    const sent = outcome === 'delivered';
    const isLate = attempts > 1 || clock().getTime() - createdAt.getTime() > mailDelayLimitMs || !sent;
    await db.transaction(async (tx) => {
      const isOwn = await dequeue(tx, id);
      if (isOwn && isLate && invites !== null && outcome !== 'dropped')
        await events.onLate?.(tx, { invites, sent });
    });
    return outcome;
  };

  const failed = (error: unknown, { kind, attempts }: QueuedMail, outcome: MailOutcome) =>
    events.onFailure?.(error, { outcome, kind, attempts });

  const attempt = async (queued: QueuedMail): Promise<AttemptResult> => {
    if (queued.expiresAt <= clock()) return recordOutcome(queued, 'expired');
    const text = cipher.decrypt(queued.encrypted, queued.id);
    if (text === undefined) {
      failed(new UnreadableMail('encrypted with another secret'), queued, 'unreadable');
      return recordOutcome(queued, 'unreadable');
    }
    if (!(await isStillValid(db, clock(), queued))) return recordOutcome(queued, 'dropped');
    try {
      await delivery.deliver(JSON.parse(text) as Mail, queued.id);
    } catch (error) {
      if (isClosed) return 'postponed';
      const outcome = isFinalRefusal(error)
        ? 'refused'
        : (await postpone(db, clock(), queued))
          ? 'postponed'
          : 'expired';
      failed(error, queued, outcome);
      if (outcome !== 'postponed') return recordOutcome(queued, outcome);
      return isRefused(error) ? outcome : 'unreachable';
    }
    return recordOutcome(queued, 'delivered');
  };

  const attemptAndReport = async (queued: QueuedMail): Promise<AttemptResult> => {
    const result = await attempt(queued).catch((error: unknown) => {
      // The database failed: the mail is due again once its lease has passed.
      if (!isClosed) failed(error, queued, 'postponed');
      return 'unreachable' as const;
    });
    events.onOutcome?.(result === 'unreachable' ? 'postponed' : result);
    return result;
  };

  /**
   * Attempts all due mails. Ends when the server is unreachable, so that the remaining mails wait
   * for the next round instead of timing out one by one.
   */
  const deliverAll = async () => {
    for (let next = await claimDue(db, clock()); next !== undefined; next = await claimDue(db, clock()))
      if ((await attemptAndReport(next)) === 'unreachable' || isClosed) return;
  };
  const deliverDue = () => (round ??= follow(deliverAll().finally(() => (round = undefined))));
  const inBackground = () =>
    void deliverDue().catch((error: unknown) => (isClosed ? undefined : events.onQueueFailure?.(error)));
  let timer: NodeJS.Timeout | undefined;

  const add = (tx: Database, mails: readonly Mail[], first: 'begun' | 'due') =>
    enqueue(tx, clock(), mails, {
      attempt: first,
      encrypt: (mail, id) => cipher.encrypt(JSON.stringify(mail), id),
    });

  return {
    send: async (tx, mail) => {
      const [queued] = await add(tx, [mail], 'begun');
      return async () => queued !== undefined && (await follow(attemptAndReport(queued))) === 'delivered';
    },
    sendAll: async (tx, mails) => {
      await add(tx, mails, 'due');
      return inBackground;
    },
    start: () => {
      timer = setInterval(inBackground, pollMs).unref();
      inBackground();
    },
    deliverDue,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      const all = Promise.allSettled(underway);
      await Promise.race([all, pause(closingMs, undefined, { ref: false })]);
      delivery.abort();
      await all;
    },
  };
}
