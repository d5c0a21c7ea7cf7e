import { secondsMs } from '../clock';
import type { Database } from '../db/client';
import type { MailKind } from '../db/schema';

/** A code or link in a mail. Once the code or link is used, replaced or expired, the mail is no longer sent. */
export interface MailedSecret {
  kind: Exclude<MailKind, 'notice'>;
  /** The hash of the code, or of the token of the link, as the database stores it. */
  hash: string;
  expiresAt: Date;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The code in the mail, for readers of the outbox. */
  code?: string;
  /** The link in the mail, for readers of the outbox. */
  link?: string;
  secret?: MailedSecret;
  /** The account that an invitation is for. */
  invites?: string;
}

/** Attempts to deliver a stored mail; resolves to true on success. Never rejects: an undelivered mail stays in the queue. */
export type AttemptDelivery = () => Promise<boolean>;

export interface Mailer {
  /**
   * Stores the mail, in the outbox or the queue, in the transaction of the change that the mail is about. Call the returned
   * function after the commit.
   */
  send: (tx: Database, mail: Mail) => Promise<AttemptDelivery>;
  /** Stores several mails as `send` does. The returned function delivers them one after the other in the background. */
  sendAll: (tx: Database, mails: readonly Mail[]) => Promise<() => void>;
  /** Polls the queue, now and every few seconds. */
  start: () => void;
  /** Attempts to deliver all due mails; resolves when none is left or the server cannot be reached. */
  deliverDue: () => Promise<void>;
  close: () => Promise<void>;
}

/** After this time a mail counts as not sent: clients wait at most ten seconds. */
export const mailDelayLimitMs = 5 * secondsMs;
