import type { Database, OpenDatabase } from '../src/db/client';

/** Hooks by which a test intervenes in its database; the test may change them while the server runs. */
export interface DatabaseHooks {
  beforeTransaction?: (() => Promise<void> | void) | undefined;
  /** Called after a commit, before the caller of the transaction gets the result. */
  afterCommit?: (() => Promise<void> | void) | undefined;
  /** Called before each hand-written statement outside a transaction. */
  beforeExecute?: (() => Promise<void> | void) | undefined;
  /** While true, every query fails as on a lost connection. */
  isUnavailable?: boolean;
}

const lostConnection = () => new Error('Connection terminated unexpectedly');

/** Returns a query that fails when awaited, whatever is chained to it. */
const failingQuery = (): unknown =>
  new Proxy(() => undefined, {
    apply: failingQuery,
    get: (_target, name) => {
      if (name !== 'then' && name !== 'catch' && name !== 'finally') return failingQuery();
      const failed = Promise.reject(lostConnection());
      return failed[name].bind(failed);
    },
  });

/** Returns the database with hooks applied. */
export function withHooks(database: OpenDatabase, hooks: DatabaseHooks): OpenDatabase {
  const { db } = database;
  const transaction: Database['transaction'] = async (work, config) => {
    await hooks.beforeTransaction?.();
    if (hooks.isUnavailable === true) throw lostConnection();
    const result = await db.transaction(work, config);
    await hooks.afterCommit?.();
    return result;
  };
  const execute: Database['execute'] = (query) => {
    const { beforeExecute } = hooks;
    if (beforeExecute === undefined) return db.execute(query);
    return Promise.resolve(beforeExecute()).then(() => db.execute(query)) as never;
  };
  const own: Partial<Record<string | symbol, unknown>> = { transaction, execute };
  const watched = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction' && hooks.isUnavailable === true) return failingQuery;
      const value: unknown = own[name] ?? Reflect.get(target, name);
      return typeof value === 'function' && own[name] === undefined ? value.bind(target) : value;
    },
  });
  return { ...database, db: watched };
}
