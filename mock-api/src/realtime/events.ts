import type { UserActivity, UserConnected } from '@escale/contracts';
import type { Server, Socket } from 'socket.io';
import type { Visitor } from './authenticate-socket';

/** What clients tell. */
export type NoEvents = Record<string, never>;

/** What clients are told. */
export interface Events {
  user_activity: (activity: UserActivity) => void;
  user_connected: (connected: UserConnected) => void;
  user_disconnected: (disconnected: { userId: string }) => void;
}

export type Connections = Server<NoEvents, Events, NoEvents, Visitor>;
export type Connection = Socket<NoEvents, Events, NoEvents, Visitor>;
