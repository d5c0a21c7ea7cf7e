import { startPostgres, postgresUnavailableReason } from '@escale/postgres-for-tests';

/** Starts one PostgreSQL server for the run. If none can be started, the tests that need one are reported as skipped. */
export default async function startForRun(): Promise<void> {
  const missing = postgresUnavailableReason();
  if (missing !== undefined) {
    process.stderr.write(`The tests on PostgreSQL are skipped: ${missing}.\n`);
    process.env.TEST_POSTGRES_URL = '';
    return;
  }
  const server = await startPostgres();
  Object.assign(globalThis, { testPostgres: server });
  process.env.TEST_POSTGRES_URL = server.url;
}
