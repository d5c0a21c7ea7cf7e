import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../client';
import { isDatabaseUnavailable, isRetryable } from '../database-errors';

type Transaction = Database['transaction'];

/** Conflicts are rare: a retry fails again only if yet another transaction interferes. */
const maxAttempts = 3;

/**
 * Returns a function that runs transactions on connections of the pool. Retries a transaction that
 * the server rolled back (serialization failure, deadlock), since none of it took effect. Discards
 * a failed connection, even if its very first statement failed.
 */
export function createTransaction(pool: Pool): Transaction {
  const once: Transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
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
        if (attempt === maxAttempts || !isRetryable(error)) throw error;
      }
    }
  };
}
