import { isRole, roles } from '@escale/contracts';
import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import type { Services } from '../services';
import type { Listen } from '../db/client';
import { createActivityBroadcaster } from './activity-broadcaster';
import { rooms } from './audience';
import { channels, readActivity, readTopicEvent } from './changes';
import { createConnectionManager, type ConnectionManager } from './connection-manager';
import { attachSocketServer } from './engine';

export interface LiveConnection {
  /** To be called when the published modules have changed. */
  modulesChanged: ConnectionManager['modulesChanged'];
  /** The number of open connections of signed-in browsers. */
  count: () => number;
  /** Ends every connection; the clients reconnect by themselves. */
  end: () => Promise<void>;
}

/** The live connection (§7): forwards notifications of the database to the clients entitled to them. */
export async function startRealtime(
  app: FastifyInstance,
  services: Services,
  listen: Listen,
): Promise<LiveConnection> {
  const io = attachSocketServer(app, services.config);
  const report = (error: unknown) => app.log.error(error, 'live connection');
  const connections = createConnectionManager(io, services, report);
  const broadcaster = createActivityBroadcaster(() => io.sockets.sockets.values());
  const expiry = setInterval(connections.cutExpired, secondsMs).unref();
  const accessChanged = async (subject: string) => {
    if (isRole(subject)) await services.reloadRoleSettings();
    connections.accessChanged(subject);
  };
  const missed = () => {
    void services.reloadRoleSettings().then(() => roles.forEach(connections.accessChanged));
    connections.restart();
  };
  /** A notification that this release cannot read, perhaps of a later one, must not end the process. */
  const careful = (hear: (payload: string) => void) => (payload: string) => {
    try {
      hear(payload);
    } catch (error) {
      report(error);
    }
  };
  const stopListening = [
    await listen(channels.presence, careful(connections.hearPresence)),
    await listen(
      channels.access,
      (subject) => {
        accessChanged(subject).catch(report);
      },
      missed,
    ),
    await listen(
      channels.activity,
      careful((payload) => broadcaster.broadcast(readActivity(payload))),
    ),
    await listen(
      channels.topic,
      careful((payload) => {
        const event = readTopicEvent(payload);
        io.to(rooms.topic(event.topic)).emit('topic', event);
      }),
    ),
  ];
  // Only now, since no change is missed any more.
  await services.reloadRoleSettings();
  connections.askPresence();
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    await connections.stop();
    broadcaster.stop();
    for (const stop of stopListening) await stop();
  });
  return {
    modulesChanged: connections.modulesChanged,
    count: () => io.sockets.sockets.size,
    end: () => io.close(),
  };
}
