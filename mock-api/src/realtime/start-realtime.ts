import { isRole } from '@escale/contracts';
import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import type { Services } from '../services';
import type { Listen } from '../db/client';
import { loadRoleSettings } from '../db/role-settings';
import { createActivityBroadcaster } from './activity-broadcaster';
import { rooms } from './audience';
import { channels, readActivity, readTopicEvent } from './changes';
import { createConnectionManager, type ConnectionManager } from './connection-manager';
import { attachSocketServer } from './engine';

/**
 * The live connection (§7): forwards notifications of the database to the clients entitled to them. Resolves to what is to be
 * called when the published modules have changed.
 */
export async function startRealtime(
  app: FastifyInstance,
  services: Services,
  listen: Listen,
): Promise<ConnectionManager['modulesChanged']> {
  const io = attachSocketServer(app, services.config);
  const connections = createConnectionManager(io, services, (error) =>
    app.log.error(error, 'live connection'),
  );
  const broadcaster = createActivityBroadcaster(() => io.sockets.sockets.values());
  const expiry = setInterval(connections.cutExpired, secondsMs).unref();
  const accessChanged = async (subject: string) => {
    if (isRole(subject)) await loadRoleSettings(services.db);
    connections.accessChanged(subject);
  };
  const stopListening = [
    await listen(channels.access, (subject) => {
      accessChanged(subject).catch((error: unknown) => app.log.error(error, 'live connection'));
    }),
    await listen(channels.activity, (payload) => broadcaster.broadcast(readActivity(payload))),
    await listen(channels.topic, (payload) => {
      const event = readTopicEvent(payload);
      io.to(rooms.topic(event.topic)).emit('topic', event);
    }),
  ];
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    connections.stop();
    broadcaster.stop();
    for (const stop of stopListening) await stop();
  });
  return connections.modulesChanged;
}
