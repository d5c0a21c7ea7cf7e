import type { TestPostgres } from '@escale/postgres-for-tests';

/** Ends the server of `test-postgres-start.ts`. */
export default async function endWithRun(): Promise<void> {
  await (globalThis as { testPostgres?: TestPostgres }).testPostgres?.remove();
}
