import type { FastifyInstance } from 'fastify';
import { secondsMs, type Clock } from '../clock';
import type { Database } from '../db/client';
import { queueLength } from '../mail/mail-queue';
import type { Metrics } from './metrics';

interface Measured {
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  liveConnections: () => number;
}

/** The figures that are read when somebody asks: connections, and mails that wait. */
export function measureService({ gauge }: Metrics, { app, db, clock, liveConnections }: Measured): void {
  gauge('escale_live_connections', 'Live connections of signed-in browsers.', liveConnections);
  gauge('escale_open_connections', 'Open connections to this process, live ones among them.', () =>
    openConnections(app),
  );
  gauge(
    'escale_mails_waiting',
    'Mails in the queue, over all processes.',
    async () => (await queueLength(db)).waiting,
  );
  gauge('escale_mails_oldest_seconds', 'Age of the mail that waits longest.', async () => {
    const { oldest } = await queueLength(db);
    return oldest === null ? 0 : (clock().getTime() - oldest.getTime()) / secondsMs;
  });
}

const openConnections = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
