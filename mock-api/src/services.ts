import type { Actor } from './rights/actor';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/client';
import type { RightsStore } from './rights/rights-store';
import type { AcquireSlot } from './limits/queues';
import type { Mailer } from './mail/mail';
import type { Metrics } from './metrics/metrics';
import type { GivenClaims } from './security/access-token';
import type { PublishedModules } from './modules/published-modules';

/** The dependencies of every action. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  metrics: Metrics;
  /** Signs access tokens and keys the hashes of codes. */
  secret: Buffer;
  /** Returns the caller behind a token; throws 401 without a valid one. */
  authenticate: (claims: GivenClaims | undefined) => Promise<Actor>;
  /** Serializes work with the same key; actions use it through `serialize` of the call. */
  lock: AcquireSlot;
  /** Bounds the files in memory at once, per address. */
  upload: AcquireSlot;
  /** The rights of the roles. */
  rights: RightsStore;
  /** The module versions that a browser may have. */
  published: PublishedModules;
}
