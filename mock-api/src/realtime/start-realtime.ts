import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import type { Listen } from '../db/client';
import type { Services } from '../services';
import { audienceOf } from './audience';
import { channels, readActivity } from './changes';
import { keepConnections } from './connections';
import { attachSocketServer } from './engine';

/** The live connection (§7): passes on what the database tells, to each as far as their rights reach. */
export async function startRealtime(app: FastifyInstance, services: Services, listen: Listen): Promise<void> {
  const io = attachSocketServer(app, services.config.APP_ORIGIN);
  const keeper = keepConnections(io, services, (error) => app.log.error(error, 'live connection'));
  const expiry = setInterval(keeper.cutExpired, secondsMs).unref();
  const stopListening = [
    await listen(channels.access, keeper.accessChanged),
    await listen(channels.activity, (payload) => {
      const { id, action, resource, userId, timestamp } = readActivity(payload);
      io.to(audienceOf({ action, userId })).emit('user_activity', { id, action, resource, timestamp });
    }),
  ];
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    keeper.stop();
    for (const stop of stopListening) await stop();
  });
}
