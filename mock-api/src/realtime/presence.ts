import { secondsMs } from '../clock';
import { rooms } from './audience';
import type { Connection, Connections } from './events';
import { createPresentUsers, type PresentUsers } from './present-users';

/** A page that is loaded again is away for about a second. */
const reloadMs = 2 * secondsMs;

/** Who may know with which browser; the others learn only that somebody is there. */
const informed = [rooms.userReaders, rooms.administrators];
const told = [rooms.everyone, ...informed];

/** Announces changes of presence to other users; reconnects after a failure are not announced. */
export function createPresence(io: Connections): PresentUsers {
  return createPresentUsers(reloadMs, {
    arrived: (userId, { userAgent, returning: present }) => {
      const others = io.except(rooms.user(userId));
      others.to(informed).emit('user_connected', { userId, userAgent, present });
      others.to(rooms.everyone).except(informed).emit('user_connected', { userId, userAgent: '', present });
    },
    gone: (userId) => io.to(told).emit('user_disconnected', { userId }),
  });
}

/** Sends one connection the users that are present. */
export function tellPresent(connection: Connection, present: PresentUsers): void {
  if (!told.some((room) => connection.rooms.has(room))) return;
  const mayKnow = informed.some((room) => connection.rooms.has(room));
  for (const { userId, userAgent } of present.list())
    connection.emit('user_connected', { userId, userAgent: mayKnow ? userAgent : '', present: true });
}
