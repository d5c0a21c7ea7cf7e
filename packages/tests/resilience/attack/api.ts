import { startListenerProxy, type ListenerProxy } from '@escale/postgres-for-tests';
import { startApiProcesses } from '@escale/e2e/fixtures';
import { memoryOf } from './memory';

/** One process on the embedded database, or two processes on a new PostgreSQL server. */
export type Database = 'embedded' | 'postgres';

export interface Api {
  /** The origins of the processes. */
  origins: readonly string[];
  /** The proxy that can block PostgreSQL's notifications to the second process. */
  notifications: ListenerProxy | undefined;
  setClockAhead: (aheadMs: number) => Promise<void>;
  output: () => string;
  /** Returns the memory of the largest process, in megabytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

const clockFile = 'packages/tests/e2e/src/fixtures/movable-clock.mjs';

/** Starts the API with a clock that can be set ahead. */
export async function startApi(database: Database, settings: Record<string, string>): Promise<Api> {
  let notifications: ListenerProxy | undefined;
  const databaseUrlFor = async (url: string, index: number) => {
    if (index === 0) return url;
    notifications = await startListenerProxy(url);
    return notifications.url;
  };
  const count = database === 'postgres' ? 2 : 1;
  const wanted = { database, count, preloads: [clockFile], databaseUrlFor };
  const apis = await startApiProcesses(wanted, settings).catch((error: unknown) => {
    notifications?.close();
    throw error;
  });
  return {
    origins: apis.origins,
    notifications,
    stop: async () => {
      await apis.stop();
      notifications?.close();
    },
    setClockAhead: async (aheadMs) => {
      await Promise.all(apis.servers.map((server) => server.send({ aheadMs })));
    },
    output: () => apis.servers.map((server) => server.output()).join(''),
    memory: async () => Math.max(...(await Promise.all(apis.pids().map(memoryOf)))),
  };
}
