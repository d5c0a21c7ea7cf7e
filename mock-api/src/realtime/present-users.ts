export interface Arrival {
  userAgent: string;
  returning: boolean;
}

/** Counts connections per user; reports the first connection of a user and the end of the last one. */
export interface PresentUsers {
  /** `returning`: the client was connected before a failure of the network or this server. */
  add: (userId: string, connectionId: string, arrival: Arrival) => void;
  /** `patient`: the client may reconnect in a moment, as on a reload. */
  remove: (userId: string, connectionId: string, patient: boolean) => void;
  /** The present users. `createPresence` leaves out users whose arrival it has not announced, except the viewer. */
  list: (viewerId?: string) => { userId: string; userAgent: string }[];
  stop: () => void;
}

export interface PresenceListener {
  onArrival: (userId: string, arrival: Arrival) => void;
  onDeparture: (userId: string) => void;
}

interface ConnectedUser {
  userAgent: string;
  connections: Set<string>;
  leaving?: NodeJS.Timeout;
}

export function createPresentUsers(graceMs: number, listener: PresenceListener): PresentUsers {
  const users = new Map<string, ConnectedUser>();
  const removeUser = (userId: string) => {
    users.delete(userId);
    listener.onDeparture(userId);
  };
  return {
    add: (userId, connectionId, arrival) => {
      const known = users.get(userId);
      clearTimeout(known?.leaving);
      const entry: ConnectedUser = {
        userAgent: arrival.userAgent,
        connections: known?.connections ?? new Set(),
      };
      users.set(userId, entry);
      entry.connections.add(connectionId);
      if (known === undefined) listener.onArrival(userId, arrival);
    },
    remove: (userId, connectionId, patient) => {
      const entry = users.get(userId);
      if (!entry?.connections.delete(connectionId) || entry.connections.size > 0) return;
      if (patient) entry.leaving = setTimeout(removeUser, graceMs, userId);
      else removeUser(userId);
    },
    list: () => [...users].map(([userId, { userAgent }]) => ({ userId, userAgent })),
    stop: () => {
      for (const { leaving } of users.values()) clearTimeout(leaving);
      users.clear();
    },
  };
}
