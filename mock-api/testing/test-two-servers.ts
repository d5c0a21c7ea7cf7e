import { newSecret } from '../src/data-folder/secret';
import { openPostgres } from '../src/db/postgres/open-postgres';
import { newDatabaseOnServer } from './test-database';
import { startTestServer } from './test-server';

/**
 * Starts two API servers on one database in this process, which suffices for their effects on the database. They share the modules
 * of the process; a test of what processes do not share needs `startTwoProcesses`.
 */
export async function startTwoServers(name: string) {
  const url = await newDatabaseOnServer(name);
  const secret = newSecret();
  const start = async () =>
    startTestServer({ DATABASE_URL: url }, { database: await openPostgres(url), secret });
  return { url, servers: [await start(), await start()] as const };
}
