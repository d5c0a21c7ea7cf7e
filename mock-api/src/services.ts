import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/client';
import type { RightsStore } from './db/rights-store';
import type { Mailer } from './mail/mail';
import type { Metrics } from './metrics/metrics';
import type { PublishedModules } from './published-modules';
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
  /** What each role may do by itself. */
  rights: RightsStore;
  /** The versions of modules that some browser may have. */
  published: PublishedModules;
}
