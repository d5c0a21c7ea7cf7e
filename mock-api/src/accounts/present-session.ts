import { Type } from '@sinclair/typebox';
import type { UserSession } from '@escale/contracts';
import { emailAnswer, moment, namedSchema, roleAnswer } from '../http/answers';
import { abilitiesAnswer, nameAnswer } from './present-user';
import type { sessions } from '../db/schema';
import { hashToken } from '../security/tokens';

const sessionProperties = {
  id: Type.String({ minLength: 1 }),
  token: Type.String({ description: 'Public identifier of the session; not a credential.' }),
  createdAt: moment(),
  expiresAt: moment(),
  userAgent: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  ipAddress: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  lastSeenAt: Type.Optional(Type.Union([moment(), Type.Null()])),
  current: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], { description: 'True for the session that made this call.' }),
  ),
};

export const sessionAnswer = namedSchema('Session', sessionProperties, 'A session of an account.');

const ownerAnswer = Type.Object({
  id: Type.String({ minLength: 1 }),
  email: emailAnswer,
  firstName: nameAnswer,
  lastName: nameAnswer,
  role: roleAnswer,
  abilities: Type.Optional(abilitiesAnswer),
});

export const activeSessionAnswer = namedSchema(
  'ActiveSession',
  { ...sessionProperties, user: ownerAnswer },
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
