import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { secondsMs } from '../clock';
import { readPresence, stateMessages, type PresenceMessage } from './presence-messages';
import type { PresentUsers } from './present-users';

const heartbeatMs = 5 * secondsMs;

/**
 * How long a shutdown waits for the `bye` to be sent. Without a `bye`, the other processes notice
 * only the silence of this process.
 */
const byeTimeoutMs = secondsMs;

/**
 * A process that is silent for this long is presumed dead. By then, its users have reconnected to
 * another process.
 */
const silenceMs = 3 * heartbeatMs;

/** A longer User-Agent is cut, since a message has a maximum size. */
const maxUserAgentLength = 300;

export interface SharedPresence extends Omit<PresentUsers, 'stop'> {
  /** Receives a message of any process, including this one. */
  receive: (payload: string) => void;
  /** Forgets the users of other processes and asks for them again, after messages may have been missed. */
  renew: () => void;
  stop: () => Promise<void>;
}

interface OwnUser {
  arrival: Parameters<PresentUsers['add']>[2];
  connections: Set<string>;
}

/**
 * Shares presence among all processes on one database. Each user of another process counts in this process as one connection, so
 * that all processes agree on first connections and last disconnects.
 */
export function sharePresence(
  present: PresentUsers,
  send: (payload: string) => Promise<void>,
): SharedPresence {
  const self = randomUUID();
  const own = new Map<string, OwnUser>();
  const others = new Map<string, { users: Set<string>; lastMessageAt: number }>();
  let isOutdated = false;
  let isEnding = false;
  let sending = Promise.resolve();

  /**
   * Sends messages one after the other, so that no process sees a user leave before arriving. After a lost message, the next
   * heartbeat sends all users.
   */
  const publish = (...messages: PresenceMessage[]) => {
    for (const message of messages) {
      // While the database is unavailable, messages are dropped: the next heartbeat sends all users.
      if (isOutdated && message.kind !== 'bye') continue;
      sending = sending.then(() =>
        isEnding && message.kind !== 'bye' ? undefined : send(JSON.stringify(message)),
      );
      sending = sending.catch(() => void (isOutdated = true));
    }
    return sending;
  };
  const publishState = () => {
    const users = [...own].map(([userId, { arrival }]) => ({ userId, ...arrival, returning: true }));
    return publish(...stateMessages(self, users));
  };
  const renew = () => {
    isOutdated = false;
    for (const from of [...others.keys()]) forget(from);
    void publish({ from: self, kind: 'hello' });
    void publishState();
  };

  const forget = (from: string) => {
    for (const userId of others.get(from)?.users ?? []) present.remove(userId, from, true);
    others.delete(from);
  };
  const processOf = (from: string) => {
    const known = others.get(from) ?? { users: new Set<string>(), lastMessageAt: 0 };
    known.lastMessageAt = performance.now();
    others.set(from, known);
    return known;
  };

  const apply = ({ from, kind, users = [], first, patient }: PresenceMessage) => {
    if (kind === 'bye' || (kind === 'state' && first === true)) forget(from);
    if (kind === 'bye') return;
    const isNew = !others.has(from);
    const { users: there } = processOf(from);
    if (kind === 'hello') void publishState();
    else if (kind === 'alive' && isNew) void publish({ from: self, kind: 'hello' });
    for (const { userId, userAgent, returning } of users)
      if (kind === 'absent') {
        there.delete(userId);
        present.remove(userId, from, patient === true);
      } else {
        there.add(userId);
        present.add(userId, from, { userAgent, returning });
      }
  };

  const beat = () => {
    const oldest = performance.now() - silenceMs;
    for (const [from, { lastMessageAt }] of others) if (lastMessageAt < oldest) forget(from);
    if (!isOutdated) return void publish({ from: self, kind: 'alive' });
    isOutdated = false;
    void publishState();
  };
  const heartbeat = setInterval(beat, heartbeatMs).unref();

  return {
    add: (userId, connectionId, { userAgent, returning }) => {
      const arrival = { userAgent: userAgent.slice(0, maxUserAgentLength), returning };
      present.add(userId, connectionId, arrival);
      const known = own.get(userId);
      own.set(userId, { arrival, connections: (known?.connections ?? new Set()).add(connectionId) });
      if (known === undefined) void publish({ from: self, kind: 'present', users: [{ userId, ...arrival }] });
    },
    remove: (userId, connectionId, patient) => {
      present.remove(userId, connectionId, patient);
      const known = own.get(userId);
      if (!known?.connections.delete(connectionId) || known.connections.size > 0) return;
      own.delete(userId);
      void publish({ from: self, kind: 'absent', users: [{ userId, ...known.arrival }], patient });
    },
    list: present.list,
    receive: (payload) => {
      const message = readPresence(payload);
      if (message.from !== self) apply(message);
    },
    renew,
    stop: async () => {
      clearInterval(heartbeat);
      present.stop();
      own.clear();
      isEnding = true;
      await Promise.race([
        publish({ from: self, kind: 'bye' }),
        pause(byeTimeoutMs, undefined, { ref: false }),
      ]);
    },
  };
}
