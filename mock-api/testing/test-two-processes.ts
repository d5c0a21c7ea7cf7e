import { randomBytes } from 'node:crypto';
import { startApiProcess } from '@escale/core/testing';
import { desc } from 'drizzle-orm';
import { openPostgres } from '../src/db/postgres/open-postgres';
import { attemptCounters, mails } from '../src/db/schema';
import { seed } from '../src/db/seed/seed';
import { createTestClient } from './test-client';
import { cheapHash, newDatabaseOnServer } from './test-database';

type Environment = Record<string, string>;

/**
 * Starts two API processes on one seeded database. Unlike the servers of `startTwoServers`, they
 * share no memory: what one process keeps in memory, the other can learn only from the database.
 */
export async function startTwoProcesses(
  name: string,
  /** Returns the settings of the first and the second process, given the address of the database. */
  settings: (url: string) => Promise<readonly [Environment, Environment]> = () => Promise.resolve([{}, {}]),
) {
  const url = await newDatabaseOnServer(name);
  const { db, close } = await openPostgres(url);
  // Seeds the database here, with cheap password hashes, so that the processes find it seeded.
  await seed(db, new Date(), 0, cheapHash);
  const environment = {
    DATABASE_URL: url,
    API_SECRET: randomBytes(24).toString('hex'),
    ESCALE_DATA_DIR: 'memory://',
    MAILBOX: 'on',
  };
  const [first, second] = await settings(url);
  const start = async (own: Environment) => {
    const { origin, stop } = await startApiProcess({ ...environment, ...own });
    return { origin, stop, client: () => createTestClient(origin) };
  };
  const started = [start(first), start(second)] as const;
  const stopAll = async () => {
    for (const one of await Promise.allSettled(started))
      if (one.status === 'fulfilled') await one.value.stop();
    await close();
  };
  try {
    return {
      db,
      processes: await Promise.all(started),
      newestMail: async () => (await db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0],
      forgetLimits: async () => {
        await db.delete(attemptCounters);
      },
      close: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
