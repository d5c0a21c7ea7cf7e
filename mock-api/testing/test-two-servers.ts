import { newSecret } from '../src/data-folder/secret';
import { openPostgres } from '../src/db/postgres/open-postgres';
import { newDatabaseOnServer } from './test-database';
import { startTestServer } from './test-server';

/**
 * Starts two API servers in this process on one database, for tests of what servers share through the database. Both use the same
 * module instances; a test of state that processes do not share needs `startTwoProcesses`.
 */
export async function startTwoServers(name: string) {
  const url = await newDatabaseOnServer(name);
  const secret = newSecret();
  const start = async () =>
    startTestServer({ DATABASE_URL: url }, { database: await openPostgres(url), secret });
  return { url, servers: [await start(), await start()] as const };
}
