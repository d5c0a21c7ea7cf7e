import type { UserActivity, UserConnected } from '@escale/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Visitor } from './authenticate-socket';

/** What clients are told; they tell nothing. */
export interface Events {
  user_activity: (activity: UserActivity) => void;
  user_connected: (connected: UserConnected) => void;
  user_disconnected: (disconnected: { userId: string }) => void;
}

export type Connections = Server<DefaultEventsMap, Events, DefaultEventsMap, Visitor>;
export type Connection = Socket<DefaultEventsMap, Events, DefaultEventsMap, Visitor>;
