import { isRole, type ApiErrorCode } from '@escale/contracts';
import type { RoleRights } from '../rights/role-rights';
import type { Services } from '../services';
import { isDatabaseUnavailable } from '../db/database-errors';
import { rooms, roomsOf } from './audience';
import {
  authenticateSocket,
  isSessionReplaced,
  revalidate,
  type ConnectionIdentity,
} from './authenticate-socket';
import { notifyPresence } from './changes';
import type { Connection, Connections } from './events';
import { readMissedActivity } from './missed-activity';
import { createPresence, presenceRooms, sendPresentUsers } from './presence';
import type { PresentUsers } from './present-users';
import { sharePresence } from './shared-presence';

/** Reasons of a disconnect after which the client stays disconnected; after any other, it reconnects. */
const deliberateReasons = ['client namespace disconnect', 'server namespace disconnect'];

export interface ConnectionManager {
  /**
   * Re-authenticates the connections of a user: disconnects those without an active session, and updates the rooms of the others.
   * If `subject` is a role instead of a user id, reloads the rights of the roles. Resolves when every connection is in the rooms of
   * its rights.
   */
  refreshAccess: (subject: string) => Promise<void>;
  /**
   * Disconnects connections whose session has expired or reached its idle limit. An open connection
   * does not count as use of the session.
   */
  disconnectExpired: () => void;
  /**
   * States whether this process receives the notifications of the database. False closes every
   * connection, and no connection is accepted until the next call with true. Clients reconnect, to
   * another process if there is one, and receive what they missed.
   */
  setListening: (isListening: boolean) => void;
  isListening: () => boolean;
  /** Exchanges lists of connected users with the other processes on the database. */
  exchangePresence: () => void;
  /** Receives a presence message of any process on the database. */
  receivePresence: (payload: string) => void;
  stop: () => Promise<void>;
}

/**
 * Creates the manager of the connections. The manager authenticates each connection, keeps it in
 * the rooms of its user's rights, and disconnects it when its session ends.
 */
export function createConnectionManager(
  io: Connections,
  services: Services,
  report: (error: unknown) => void,
): ConnectionManager {
  const isShared = services.config.DATABASE_URL !== undefined;
  const present = sharePresence(createPresence(io), (payload) =>
    isShared ? notifyPresence(services.db, payload) : Promise.resolve(),
  );
  let accessChanges = 0;
  let isListening = true;

  /**
   * Ends a connection. If the same browser has signed in again, closes only the transport. Its
   * pages then reconnect with their new token, and other users see no departure.
   */
  const disconnect = async (connection: Connection) => {
    if (await isSessionReplaced(services, connection.data.claims)) connection.conn.close();
    else connection.disconnect(true);
  };

  const check = async (connection: Connection) => {
    const identity = await revalidate(services, connection.data.claims);
    if (identity === undefined) return disconnect(connection);
    if (connection.connected) updateRooms(connection, services.rights.lastRead(), identity, present);
  };

  /**
   * Checks a connection again. If the check itself fails, closes the connection: the client
   * reconnects, which repeats the check.
   */
  const refresh = (connection: Connection) =>
    check(connection).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) report(error);
      connection.conn.close();
    });
  const endAll = () => {
    for (const connection of io.sockets.sockets.values()) connection.conn.close();
  };

  services.rights.onChange(() => {
    for (const connection of io.sockets.sockets.values())
      if (connection.connected) updateRooms(connection, services.rights.lastRead(), connection.data, present);
  });

  io.use((connection: Connection, next) => {
    if (!isListening) return connection.conn.close();
    const changesBefore = accessChanges;
    authenticateSocket(services, connection.handshake.auth.token).then(
      (identity) => {
        if (!isListening) return connection.conn.close();
        if (identity === undefined) return next(refusal('UNAUTHENTICATED'));
        if (countConnections(io, identity) >= services.config.LIMIT_ACCOUNT_SOCKETS)
          return next(refusal('TOO_MANY_REQUESTS'));
        Object.assign(connection.data, identity);
        next();
        if (changesBefore !== accessChanges) void refresh(connection);
      },
      createFailureHandler(next, report),
    );
  });

  io.on('connection', (connection) => {
    if (!isListening) return connection.conn.close();
    const { id } = connection.data.user;
    connection.once('disconnect', (reason) => {
      present.remove(id, connection.id, !deliberateReasons.includes(reason));
    });
    const { auth, headers } = connection.handshake;
    present.add(id, connection.id, {
      userAgent: headers['user-agent'] ?? '',
      returning: auth.returning === true,
    });
    updateRooms(connection, services.rights.lastRead(), connection.data, present);
    readMissedActivity(services, connection.rooms, auth.lastActivityId)
      .then((missed) => missed.forEach((activity) => connection.emit('user_activity', activity)))
      .catch(report);
  });

  const revalidateWhere = (concerned: (identity: ConnectionIdentity) => boolean) =>
    Promise.all([...io.sockets.sockets.values()].filter(({ data }) => concerned(data)).map(refresh));
  const rereadRights = () =>
    services.rights.current().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) report(error);
      endAll();
    });
  return {
    refreshAccess: async (subject) => {
      accessChanges += 1;
      await (isRole(subject) ? rereadRights() : revalidateWhere(({ user }) => user.id === subject));
    },
    disconnectExpired: () => {
      const now = services.clock();
      void revalidateWhere(({ endOfSession }) => endOfSession <= now);
    },
    setListening: (now) => {
      isListening = now;
      if (!now) return endAll();
      accessChanges += 1;
      present.renew();
    },
    isListening: () => isListening,
    exchangePresence: present.renew,
    receivePresence: present.receive,
    stop: present.stop,
  };
}

/**
 * Moves a connection to the rooms of its current rights. A connection that is newly entitled to see presence receives the present
 * users.
 */
function updateRooms(
  connection: Connection,
  rights: RoleRights,
  identity: ConnectionIdentity,
  present: Pick<PresentUsers, 'list'>,
): void {
  const opened = [connection.id, ...roomsOf(rights, identity.user)];
  const added = opened.filter((room) => !connection.rooms.has(room));
  for (const room of connection.rooms) if (!opened.includes(room)) void connection.leave(room);
  void connection.join(added);
  Object.assign(connection.data, identity);
  if (added.some((room) => presenceRooms.includes(room))) sendPresentUsers(connection, present);
}

/**
 * Returns the number of open connections of an account, each of which is in the room of the
 * account.
 */
function countConnections(io: Connections, { user }: ConnectionIdentity): number {
  return io.sockets.adapter.rooms.get(rooms.user(user.id))?.size ?? 0;
}

/**
 * Returns a handler that refuses a connection after a failure, without disclosing the cause. If the database is unavailable, the
 * client tries again a little later.
 */
function createFailureHandler(next: (error: Error) => void, report: (error: unknown) => void) {
  return (error: unknown) => {
    if (!isDatabaseUnavailable(error)) report(error);
    next(refusal(isDatabaseUnavailable(error) ? 'TOO_MANY_REQUESTS' : 'SERVER_ERROR'));
  };
}

/** Creates a refusal. On `UNAUTHENTICATED`, clients refresh their token, as on a 401. */
function refusal(code: ApiErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
