import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import type { Services } from '../services';
import type { Listen } from '../db/client';
import { createActivityBroadcaster } from './activity-broadcaster';
import { channels, readActivity } from './changes';
import { createConnectionManager } from './connection-manager';
import { attachSocketServer } from './engine';

/** The live connection (§7): forwards notifications of the database to the clients entitled to them. */
export async function startRealtime(app: FastifyInstance, services: Services, listen: Listen): Promise<void> {
  const io = attachSocketServer(app, services.config);
  const connections = createConnectionManager(io, services, (error) =>
    app.log.error(error, 'live connection'),
  );
  const broadcaster = createActivityBroadcaster(() => io.sockets.sockets.values());
  const expiry = setInterval(connections.cutExpired, secondsMs).unref();
  const stopListening = [
    await listen(channels.access, connections.accessChanged),
    await listen(channels.activity, (payload) => broadcaster.broadcast(readActivity(payload))),
  ];
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    connections.stop();
    broadcaster.stop();
    for (const stop of stopListening) await stop();
  });
}
