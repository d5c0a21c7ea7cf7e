import { secondsMs } from '../clock';
import type { Database } from '../db/client';
import type { MailKind } from '../db/schema';

/** A code or link in a mail, which is not sent once a newer one is valid. */
export interface MailedSecret {
  kind: Exclude<MailKind, 'notice'>;
  /** Its hash in the database. */
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

/** Never rejects: a mail that cannot be delivered now stays in the queue. */
export type Delivering = () => Promise<boolean>;

export interface Mailer {
  /**
   * Stores the mail, in the outbox or the queue, in the transaction of the change it belongs to. Call the returned function after
   * the commit: it attempts delivery and resolves to true on success.
   */
  send: (tx: Database, mail: Mail) => Promise<Delivering>;
  /** Stores several mails as `send` does; they are delivered one after the other in the background. */
  sendAll: (tx: Database, mails: readonly Mail[]) => Promise<() => void>;
  /** Starts polling the queue, now and every few seconds. */
  start: () => void;
  /** Attempts to deliver all due mails; resolves when none is left or the server cannot be reached. */
  deliverDue: () => Promise<void>;
  close: () => Promise<void>;
}

/** After this time a mail counts as not sent: clients wait at most ten seconds. */
export const mailPatienceMs = 5 * secondsMs;
