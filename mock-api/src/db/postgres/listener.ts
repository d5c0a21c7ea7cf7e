import pg from 'pg';
import { secondsMs } from '../../clock';
import type { Listen } from '../client';
import { connectionOptions } from './connection-options';

const [firstDelayMs, maxDelayMs] = [250, 5 * secondsMs];

/** Interval of the liveness query: a connection that died silently is detected within twice this time. */
const heartbeatMs = 5 * secondsMs;

interface Subscription {
  channel: string;
  onNotify: (payload: string) => void;
  onConnection: ((isListening: boolean) => void) | undefined;
}

interface Listener {
  listen: Listen;
  close: () => Promise<void>;
}

/**
 * Creates a listener that receives notifications over a dedicated connection, which the first
 * subscription opens. After the loss of that connection, the listener tries at growing intervals to
 * open another, and then listens on the same channels.
 */
export function createListener(url: string): Listener {
  const subscriptions = new Set<Subscription>();
  let current: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;

  const announce = (isListening: boolean) => {
    for (const { onConnection } of subscriptions) onConnection?.(isListening);
  };

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connectionOptions(url), application_name: 'escale-listener' });
    let isLost = false;
    const handleLoss = () => {
      if (isLost || isClosed) return;
      isLost = true;
      clearInterval(heartbeat);
      void client.end().catch(() => undefined);
      announce(false);
      reconnect(firstDelayMs);
    };
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const one of subscriptions) if (one.channel === channel) one.onNotify(payload);
    });
    try {
      await client.connect();
      for (const { channel } of subscriptions) await client.query(listenStatement(channel));
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.on('error', handleLoss).on('end', handleLoss);
    const question = { text: 'SELECT 1', query_timeout: heartbeatMs };
    const sendHeartbeat = () => void client.query(question).catch(handleLoss);
    heartbeat = setInterval(sendHeartbeat, heartbeatMs).unref();
    return client;
  };

  const reconnect = (delayMs: number) => {
    retry = setTimeout(() => {
      current = connect();
      current.then(
        () => announce(true),
        () => (isClosed ? undefined : reconnect(Math.min(2 * delayMs, maxDelayMs))),
      );
    }, delayMs).unref();
  };

  const listen: Listen = async (channel, onNotify, onConnection) => {
    const subscription = { channel, onNotify, onConnection };
    subscriptions.add(subscription);
    const client = await (current ??= connect());
    await client.query(listenStatement(channel));
    return () => {
      subscriptions.delete(subscription);
      return Promise.resolve();
    };
  };

  const close = async () => {
    isClosed = true;
    clearTimeout(retry);
    clearInterval(heartbeat);
    await current?.then((client) => client.end()).catch(() => undefined);
  };
  return { listen, close };
}

const listenStatement = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`;
