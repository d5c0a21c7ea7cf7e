import { secondsMs } from '../clock';
import { rooms } from './audience';
import { throttlePresence } from './throttle-presence';
import type { Connection, Connections } from './events';
import { createPresentUsers, type PresentUsers } from './present-users';

/** A reload disconnects for about a second. */
const reloadMs = 2 * secondsMs;

/** Users who may see others' browsers; everyone else only sees who is present. */
const informedRooms = [rooms.userReaders, rooms.administrators];

/** Members of either room see who is present. */
export const presenceRooms: readonly string[] = [rooms.everyone, ...informedRooms];

/** Announces presence changes to other users, without flicker; reconnects after a failure are not announced. */
export function createPresence(io: Connections): PresentUsers {
  const calm = throttlePresence({
    arrived: (userId, { userAgent, returning: present }) => {
      const others = io.except(rooms.user(userId));
      others.to(informedRooms).emit('user_connected', { userId, userAgent, present });
      others
        .to(rooms.everyone)
        .except(informedRooms)
        .emit('user_connected', { userId, userAgent: '', present });
    },
    gone: (userId) => io.to([...presenceRooms]).emit('user_disconnected', { userId }),
  });
  const present = createPresentUsers(reloadMs, calm);
  return {
    ...present,
    list: (viewerId) => present.list().filter(({ userId }) => userId === viewerId || calm.isTold(userId)),
    stop: () => {
      calm.stop();
      present.stop();
    },
  };
}

/** Sends one connection the users who are present. */
export function sendPresentUsers(connection: Connection, present: Pick<PresentUsers, 'list'>): void {
  if (!presenceRooms.some((room) => connection.rooms.has(room))) return;
  const mayKnowBrowser = informedRooms.some((room) => connection.rooms.has(room));
  for (const { userId, userAgent } of present.list(connection.data.user.id))
    connection.emit('user_connected', { userId, userAgent: mayKnowBrowser ? userAgent : '', present: true });
}
