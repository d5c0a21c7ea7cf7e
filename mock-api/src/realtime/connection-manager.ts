import type { Services } from '../services';
import { roomsOf } from './audience';
import { authenticateSocket, revalidate, type Visitor } from './authenticate-socket';
import type { Connection, Connections } from './events';
import { missedActivity } from './missed-activity';
import { createPresence, tellPresent } from './presence';
import type { PresentUsers } from './present-users';

/** After any other reason the client reconnects. */
const deliberateEnds = ['client namespace disconnect', 'server namespace disconnect'];

export interface ConnectionManager {
  /** Re-authenticates a user's connections: disconnects those without a session, updates the rooms of the others. */
  accessChanged: (userId: string) => void;
  /** Disconnects connections whose session has expired. */
  cutExpired: () => void;
  stop: () => void;
}

/** Authenticates connections, keeps each in the rooms of its user's rights, and disconnects it with its session. */
export function createConnectionManager(
  io: Connections,
  services: Services,
  report: (error: unknown) => void,
): ConnectionManager {
  const present = createPresence(io);
  let accessChanges = 0;

  const look = async (connection: Connection) => {
    const visitor = await revalidate(services, connection.data.claims);
    if (visitor === undefined) return void connection.disconnect(true);
    if (connection.connected) settle(connection, visitor, present);
  };

  io.use((connection: Connection, next) => {
    const changesBefore = accessChanges;
    authenticateSocket(services, connection.handshake.auth.token).then((visitor) => {
      if (visitor === undefined) return next(refusal());
      Object.assign(connection.data, visitor);
      next();
      if (changesBefore !== accessChanges) look(connection).catch(report);
    }, next);
  });

  io.on('connection', (connection) => {
    const { id } = connection.data.user;
    connection.once('disconnect', (reason) => {
      present.remove(id, connection.id, !deliberateEnds.includes(reason));
    });
    const { auth, headers } = connection.handshake;
    present.add(id, connection.id, {
      userAgent: headers['user-agent'] ?? '',
      returning: auth.returning === true,
    });
    settle(connection, connection.data, present);
    missedActivity(services, connection.rooms, auth.lastActivityId)
      .then((missed) => missed.forEach((activity) => connection.emit('user_activity', activity)))
      .catch(report);
  });

  const lookWhere = (concerned: (visitor: Visitor) => boolean) => {
    for (const connection of io.sockets.sockets.values())
      if (concerned(connection.data)) look(connection).catch(report);
  };
  return {
    accessChanged: (userId) => {
      accessChanges += 1;
      lookWhere(({ user }) => user.id === userId);
    },
    cutExpired: () => {
      const now = services.clock();
      lookWhere(({ expiresAt }) => expiresAt <= now);
    },
    stop: present.stop,
  };
}

/** Joins and leaves rooms by current rights; newly entitled connections receive the present users. */
function settle(connection: Connection, visitor: Visitor, present: PresentUsers): void {
  const opened = [connection.id, ...roomsOf(visitor.user)];
  const added = opened.filter((room) => !connection.rooms.has(room));
  for (const room of connection.rooms) if (!opened.includes(room)) void connection.leave(room);
  void connection.join(added);
  Object.assign(connection.data, visitor);
  if (added.length > 0) tellPresent(connection, present);
}

/** The client renews its token on this, as on a 401. */
function refusal(): Error {
  return Object.assign(new Error('UNAUTHENTICATED'), { data: { code: 'UNAUTHENTICATED' } });
}
