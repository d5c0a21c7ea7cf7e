import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/client';
import type { Mailer } from './mail/mailer';
import type { KeyedMutex } from './security/keyed-mutex';

/** What every action works with. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Signs access tokens and keys the hashes of codes. */
  secret: Buffer;
  /** Lets the checks of one key run one after the other. */
  mutex: KeyedMutex;
  /** Work that the answer does not wait for; the server waits for it when it closes. */
  background: (work: Promise<void>) => void;
}
