import { startListenerProxy, startPostgres, type ListenerProxy } from '@escale/postgres-for-tests';
import { freePort } from '../src/fixtures/free-port';
import { startServer, type ServerProcess } from '../src/fixtures/server-process';
import { memoryOf } from './memory';

/** One process on the embedded database, or two on a PostgreSQL server of their own. */
export type Database = 'embedded' | 'postgres';

export interface Api {
  /** The ports of its processes. */
  ports: readonly number[];
  /** What keeps the notifications of PostgreSQL from the second process. */
  notifications: ListenerProxy | undefined;
  setClockAhead: (aheadMs: number) => Promise<void>;
  output: () => string;
  /** Memory of its largest process, in megabytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

const clockFile = 'packages/e2e/src/fixtures/movable-clock.mjs';

/** Starts the API with a clock that can be set ahead. */
export async function startApi(database: Database, settings: Record<string, string>): Promise<Api> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const notifications = postgres && (await startListenerProxy(postgres.url));
  const servers: ServerProcess[] = [];
  const ports: number[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    notifications?.close();
    await postgres?.remove();
  };
  try {
    // One after the other: the first one creates the accounts.
    for (const url of [postgres?.url, notifications?.url].slice(0, postgres ? 2 : 1)) {
      const port = await freePort();
      const own = { API_PORT: String(port), ...(url !== undefined && { DATABASE_URL: url }) };
      const readyUrl = `http://localhost:${port}/api/health`;
      servers.push(await startServer('mock-api', { ...settings, ...own }, readyUrl, [clockFile]));
      ports.push(port);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    notifications,
    stop,
    setClockAhead: async (aheadMs) => {
      await Promise.all(servers.map((server) => server.send({ aheadMs })));
    },
    output: () => servers.map((server) => server.output()).join(''),
    memory: async () => Math.max(...(await Promise.all(servers.map(({ pid }) => memoryOf(pid))))),
  };
}
