import type { Actor } from './rights/actor';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/client';
import type { RightsStore } from './rights/rights-store';
import type { AcquireSlot } from './limits/queues';
import type { Mailer } from './mail/mail';
import type { Metrics } from './metrics/metrics';
import type { IssuedClaims } from './security/access-token';
import type { ModuleTokens } from './security/module-tokens';
import type { PublishedModules } from './modules/published-modules';

/** The dependencies of the actions of routes. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  metrics: Metrics;
  /** The key for signing access tokens and hashing codes. */
  secret: Buffer;
  /** Returns the caller behind a token; throws a 401 without a valid one. */
  authenticate: (claims: IssuedClaims | undefined) => Promise<Actor>;
  /** Issues tokens for the back ends of modules. */
  moduleTokens: ModuleTokens;
  /**
   * Acquires the lock of a key. The `serialize` of a route's context also releases the admission
   * slot while it waits for the lock.
   */
  lock: AcquireSlot;
  /** Acquires a slot for reading a file. The slots limit how many files are in memory, in total and per IP address. */
  upload: AcquireSlot;
  /** The rights of the roles. */
  rights: RightsStore;
  /** The module versions that browsers may be running: those that the registry names. */
  published: PublishedModules;
}
