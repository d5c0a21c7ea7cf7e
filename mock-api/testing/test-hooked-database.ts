import type { Database, OpenDatabase } from '../src/db/client';

/** Hooks of a test into its database; they may be changed while the server runs. */
export interface DatabaseHooks {
  beforeTransaction?: (() => Promise<void> | void) | undefined;
  /** Called after a commit, before its caller is notified. */
  afterCommit?: (() => Promise<void> | void) | undefined;
  /** Called before each hand-written statement outside a transaction. */
  beforeExecute?: (() => Promise<void> | void) | undefined;
  /** While true, every query fails like those of a lost connection. */
  isAway?: boolean;
}

const lostConnection = () => new Error('Connection terminated unexpectedly');

/** A query of which only its failure matters. */
const failing = (): unknown =>
  new Proxy(() => undefined, {
    apply: failing,
    get: (_target, name) => {
      if (name !== 'then' && name !== 'catch' && name !== 'finally') return failing();
      const failed = Promise.reject(lostConnection());
      return failed[name].bind(failed);
    },
  });

/** The database with hooks applied. */
export function withHooks(database: OpenDatabase, hooks: DatabaseHooks): OpenDatabase {
  const { db } = database;
  const transaction: Database['transaction'] = async (work, config) => {
    await hooks.beforeTransaction?.();
    if (hooks.isAway === true) throw lostConnection();
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
      if (name !== 'transaction' && hooks.isAway === true) return failing;
      const value: unknown = own[name] ?? Reflect.get(target, name);
      return typeof value === 'function' && own[name] === undefined ? value.bind(target) : value;
    },
  });
  return { ...database, db: watched };
}
