import { secondsMs } from '../clock';
import type { Database } from '../db/client';
import type { MailKind } from '../db/schema';

/** A code or a link in a mail: it is not sent any more once another one counts. */
export interface MailedSecret {
  kind: Exclude<MailKind, 'notice'>;
  /** The hash by which the database knows it. */
  hash: string;
  expiresAt: Date;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Content of the mail, for readers of the outbox: a code or a link. */
  code?: string;
  link?: string;
  secret?: MailedSecret;
  /** The account that an invitation is for. */
  invites?: string;
}

/** Never rejects: a mail that cannot be delivered now waits in the queue. */
export type Delivering = () => Promise<boolean>;

export interface Mailer {
  /**
   * Stores the mail, in the outbox or in the queue, in the transaction of the change that it belongs to. The returned
   * function is called once that is committed: it tries to deliver the mail, and resolves to true when that succeeds.
   */
  send: (tx: Database, mail: Mail) => Promise<Delivering>;
  /** The same for several mails, delivered one after the other in the background. */
  sendAll: (tx: Database, mails: readonly Mail[]) => Promise<() => void>;
  /** Begins to look for what is due in the queue, now and every few seconds. */
  start: () => void;
  /** Tries to deliver what is due in the queue; resolves when nothing is, or the server cannot be reached. */
  deliverDue: () => Promise<void>;
  close: () => Promise<void>;
}

/** After this time a mail counts as not sent: clients wait ten seconds at most. */
export const mailPatienceMs = 5 * secondsMs;
