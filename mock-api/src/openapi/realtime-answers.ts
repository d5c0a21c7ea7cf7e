import { Type } from '@sinclair/typebox';
import { realtimePath } from '@escale/contracts';
import { moment } from '../http/answers';

const activity = Type.Object(
  {
    id: Type.Optional(Type.String({ description: 'Id of the audit entry; prevents duplicates.' })),
    userId: Type.Optional(Type.String({ description: 'The account that acted.' })),
    action: Type.String({ minLength: 1, examples: ['LOGIN'] }),
    resource: Type.String({ minLength: 1 }),
    timestamp: moment(),
  },
  { description: 'Something was done.' },
);

const connected = Type.Object(
  {
    userId: Type.String({ minLength: 1 }),
    userAgent: Type.Optional(Type.String()),
    present: Type.Optional(
      Type.Boolean({ description: 'True for who was there before this connection; not announced.' }),
    ),
  },
  { description: 'The first connection of an account.' },
);

const disconnected = Type.Object(
  { userId: Type.String({ minLength: 1 }) },
  { description: 'The last connection of an account has ended.' },
);

const topic = Type.Object(
  { topic: Type.String({ examples: ['containers/berths'] }), message: Type.Unknown() },
  {
    description:
      'What a module tells those who hold the right that it declares for the topic. Optional for a server.',
  },
);

/** The live connection, which OpenAPI cannot describe. */
export const realtimeDescription = {
  protocol: 'Socket.IO 4',
  path: realtimePath,
  transports: ['websocket', 'polling'],
  auth: { token: 'The access token; a connection without a living one is refused.' },
  events: {
    user_activity: activity,
    user_connected: connected,
    user_disconnected: disconnected,
    topic,
  },
};
