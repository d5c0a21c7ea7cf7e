import { secondsMs } from '../clock';
import { rooms } from './audience';
import { throttlePresence } from './throttle-presence';
import type { Connection, Connections } from './events';
import { createPresentUsers, type PresentUsers } from './present-users';

/** How long a user counts as present without a connection: a reload disconnects for about a second. */
const reloadGraceMs = 2 * secondsMs;

/**
 * Rooms of users who may see the browser of each present user. Users who are only in the room
 * `everyone` see who is present, but no browsers.
 */
const informedRooms = [rooms.userReaders, rooms.administrators];

/** Rooms of users who see who is present. */
export const presenceRooms: readonly string[] = [rooms.everyone, ...informedRooms];

/**
 * Creates the list of present users, which announces arrivals and departures to the other users,
 * except for short absences and quick repetitions. Announces a user who reconnects after a failure
 * as `present`: clients show no toast for them.
 */
export function createPresence(io: Connections): PresentUsers {
  const throttle = throttlePresence({
    onArrival: (userId, { userAgent, returning: present }) => {
      const others = io.except(rooms.user(userId));
      others.to(informedRooms).emit('user_connected', { userId, userAgent, present });
      others
        .to(rooms.everyone)
        .except(informedRooms)
        .emit('user_connected', { userId, userAgent: '', present });
    },
    onDeparture: (userId) => io.to([...presenceRooms]).emit('user_disconnected', { userId }),
  });
  const present = createPresentUsers(reloadGraceMs, throttle);
  return {
    ...present,
    list: (viewerId) =>
      present.list().filter(({ userId }) => userId === viewerId || throttle.isAnnounced(userId)),
    stop: () => {
      throttle.stop();
      present.stop();
    },
  };
}

/** Sends a connection the users who are present. */
export function sendPresentUsers(connection: Connection, present: Pick<PresentUsers, 'list'>): void {
  if (!presenceRooms.some((room) => connection.rooms.has(room))) return;
  const mayKnowBrowser = informedRooms.some((room) => connection.rooms.has(room));
  for (const { userId, userAgent } of present.list(connection.data.user.id))
    connection.emit('user_connected', { userId, userAgent: mayKnowBrowser ? userAgent : '', present: true });
}
