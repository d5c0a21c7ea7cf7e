import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../client';
import { isDatabaseAway, isTakenBack } from '../database-errors';

type Transaction = Database['transaction'];

/** Two transactions that wait for each other are rare; both fail again only if others come in between. */
const attempts = 3;

/**
 * Transactions on connections of the pool. A transaction that the server took back, so that another could go on, is run
 * again: nothing of it has happened. A connection that failed is thrown away, also when it failed at the first statement.
 */
export function transactionsOf(pool: Pool): Transaction {
  const once: Transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work, config);
      } catch (error) {
        if (attempt === attempts || !isTakenBack(error)) throw error;
      }
    }
  };
}
