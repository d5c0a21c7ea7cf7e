import { Type } from '@sinclair/typebox';
import type { UserSession } from '@escale/contracts';
import { emailSchema, momentSchema, namedSchema, roleSchema } from '../http/answers';
import { abilitiesSchema, nameSchema } from './present-user';
import type { sessions } from '../db/schema';
import { hashToken } from '../security/tokens';

const sessionProperties = {
  id: Type.String({ minLength: 1 }),
  token: Type.String({ description: 'Public identifier of the session; not a credential.' }),
  createdAt: momentSchema(),
  expiresAt: momentSchema(),
  userAgent: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  ipAddress: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  lastSeenAt: Type.Optional(Type.Union([momentSchema(), Type.Null()])),
  current: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], { description: 'True for the session that made this call.' }),
  ),
};

export const sessionSchema = namedSchema('Session', sessionProperties, 'A session of an account.');

const ownerSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  role: roleSchema,
  abilities: Type.Optional(abilitiesSchema),
});

export const activeSessionSchema = namedSchema(
  'ActiveSession',
  { ...sessionProperties, user: ownerSchema },
  'An active session and its owner.',
);

/** Returns a session in the format of the API. Its `token` is an identifier, not a credential. */
export function presentSession(
  { id, userAgent, ipAddress, createdAt, lastUsedAt, expiresAt }: typeof sessions.$inferSelect,
  callersSessionId: string,
): UserSession {
  return {
    id,
    token: hashToken(id),
    userAgent,
    ipAddress,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === callersSessionId,
  };
}
