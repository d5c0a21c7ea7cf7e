import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import type { Services } from '../services';
import type { Listen } from '../db/client';
import { createActivityBroadcaster } from './activity-broadcaster';
import { rooms } from './audience';
import { channels, readActivity, readTopicEvent } from './changes';
import { createConnectionManager } from './connection-manager';
import { attachSocketServer } from './engine';

export interface LiveConnection {
  /** The number of open connections of signed-in browsers. */
  count: () => number;
  /** False while the database cannot notify this process of changes. */
  isListening: () => boolean;
  /** Ends every connection; the clients reconnect by themselves. */
  end: () => Promise<void>;
}

/** Starts the live connection (§7), which forwards notifications of the database to the entitled clients. */
export async function startRealtime(
  app: FastifyInstance,
  services: Services,
  listen: Listen,
): Promise<LiveConnection> {
  const io = attachSocketServer(app, services.config);
  const report = (error: unknown) => app.log.error(error, 'live connection');
  const connections = createConnectionManager(io, services, report);
  const broadcaster = createActivityBroadcaster(() => io.sockets.sockets.values());
  const expiry = setInterval(connections.disconnectExpired, secondsMs).unref();
  let checked = Promise.resolve();
  /**
   * Delays a notification until the access checks that began before it are done. A connection that
   * has lost a right then receives no activity committed after the loss.
   */
  const afterChecks = (handle: (payload: string) => void) => (payload: string) => {
    // An unreadable notification, perhaps of a later release, must not end the process.
    checked = checked.then(() => handle(payload)).catch(report);
  };
  const stopListening = [
    await listen(channels.presence, afterChecks(connections.receivePresence)),
    await listen(
      channels.access,
      (subject) => {
        const checking = connections.refreshAccess(subject);
        checked = Promise.all([checked, checking]).then(() => undefined, report);
      },
      connections.setListening,
    ),
    await listen(
      channels.activity,
      afterChecks((payload) => broadcaster.broadcast(readActivity(payload))),
    ),
    await listen(
      channels.topic,
      afterChecks((payload) => {
        const event = readTopicEvent(payload);
        io.to(rooms.topic(event.topic)).emit('topic', event);
      }),
    ),
  ];
  connections.exchangePresence();
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    await connections.stop();
    broadcaster.stop();
    for (const stop of stopListening) await stop();
  });
  return {
    isListening: connections.isListening,
    count: () => io.sockets.sockets.size,
    end: () => io.close(),
  };
}
