import { serveDumps } from '@escale/data-folder';
import type { FastifyBaseLogger } from 'fastify';

/** Serves copies of the database for backups. If the data folder cannot hold a socket, the API runs without serving copies. */
export async function serveCopies(
  folder: string,
  dump: () => Promise<Blob>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<() => Promise<void>> {
  const onFailure = (error: unknown) => log.error(error, 'database not copied');
  try {
    return await serveDumps(folder, dump, { onFailure });
  } catch (error) {
    log.warn(error, 'no backup while the API runs: the data folder takes no socket');
    return () => Promise.resolve();
  }
}
