import { Type } from '@sinclair/typebox';
import { realtimePath } from '@escale/contracts';
import { momentSchema } from '../http/answers';

const activityEvent = Type.Object(
  {
    id: Type.Optional(
      Type.String({ description: 'Id of the audit log entry; clients use it to drop duplicates.' }),
    ),
    userId: Type.Optional(Type.String({ description: 'The account that acted.' })),
    action: Type.String({ minLength: 1, examples: ['LOGIN'] }),
    resource: Type.String({ minLength: 1 }),
    timestamp: momentSchema(),
  },
  { description: 'An action was recorded in the audit log.' },
);

const connectedEvent = Type.Object(
  {
    userId: Type.String({ minLength: 1 }),
    userAgent: Type.Optional(Type.String()),
    present: Type.Optional(
      Type.Boolean({
        description: 'True for a user who was already connected; clients do not announce such a user.',
      }),
    ),
  },
  { description: 'A user has opened their first connection.' },
);

const disconnectedEvent = Type.Object(
  { userId: Type.String({ minLength: 1 }) },
  { description: 'The last connection of a user has ended.' },
);

const topicEvent = Type.Object(
  { topic: Type.String({ examples: ['containers/berths'] }), message: Type.Unknown() },
  {
    description:
      'A message of a module, sent to users with the rights that the module declares for the topic. Optional for servers.',
  },
);

/** Describes the live connection, for which OpenAPI has no notation. */
export const realtimeDescription = {
  protocol: 'Socket.IO 4',
  path: realtimePath,
  transports: ['websocket', 'polling'],
  auth: { token: 'The access token. The server refuses a connection without a valid one.' },
  events: {
    user_activity: activityEvent,
    user_connected: connectedEvent,
    user_disconnected: disconnectedEvent,
    topic: topicEvent,
  },
};
