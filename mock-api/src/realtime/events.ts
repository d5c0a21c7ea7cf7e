import type { UserActivity, UserConnected } from '@escale/contracts';
import type { Server, Socket } from 'socket.io';
import type { TopicEvent } from './changes';
import type { ConnectionIdentity } from './authenticate-socket';

/** Events that clients send: none. */
export type NoEvents = Record<string, never>;

/** Events that clients receive. */
export interface Events {
  user_activity: (activity: UserActivity) => void;
  user_connected: (connected: UserConnected) => void;
  user_disconnected: (disconnected: { userId: string }) => void;
  topic: (event: TopicEvent) => void;
}

export type Connections = Server<NoEvents, Events, NoEvents, ConnectionIdentity>;
export type Connection = Socket<NoEvents, Events, NoEvents, ConnectionIdentity>;
