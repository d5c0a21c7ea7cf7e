import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/client';
import type { Mailer } from './mail/mail';
import type { Metrics } from './metrics/metrics';
import type { KeyedMutex } from './security/keyed-mutex';

/** The dependencies of every action. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  metrics: Metrics;
  /** Signs access tokens and keys the hashes of codes. */
  secret: Buffer;
  /** Serialises work with the same key. */
  mutex: KeyedMutex;
  /** Reads what was set for the roles again; resolves when it counts in this process. */
  reloadRoleSettings: () => Promise<void>;
}
