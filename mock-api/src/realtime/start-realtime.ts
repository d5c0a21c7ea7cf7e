import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import type { Listen } from '../db/client';
import type { Services } from '../services';
import { createActivityTeller } from './activity-teller';
import { channels, readActivity } from './changes';
import { keepConnections } from './connections';
import { attachSocketServer } from './engine';

/** The live connection (§7): passes on what the database tells, to each as far as their rights reach. */
export async function startRealtime(app: FastifyInstance, services: Services, listen: Listen): Promise<void> {
  const io = attachSocketServer(app, services.config.APP_ORIGIN);
  const keeper = keepConnections(io, services, (error) => app.log.error(error, 'live connection'));
  const teller = createActivityTeller(() => io.sockets.sockets.values());
  const expiry = setInterval(keeper.cutExpired, secondsMs).unref();
  const stopListening = [
    await listen(channels.access, keeper.accessChanged),
    await listen(channels.activity, (payload) => teller.tell(readActivity(payload))),
  ];
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    keeper.stop();
    teller.stop();
    for (const stop of stopListening) await stop();
  });
}
