import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/client';
import type { Mailer } from './mail/mailer';
import type { SerialQueue } from './security/serial-queue';

/** What every action works with. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Signs access tokens and keys the hashes of codes. */
  secret: Buffer;
  /** Lets the checks of one key run one after the other. */
  queue: SerialQueue;
  /** Work that the answer does not wait for; the server waits for it when it closes. */
  background: (work: Promise<void>) => void;
}
