import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultPreferences, type CreateUserRequest } from '@escale/contracts';
import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { queuedMails, users } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { answerWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { RequestError, forbidden } from '../errors';
import { idempotencyKeyOf } from '../http/idempotency-key';
import type { RequestContext } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { mailDelayLimitMs } from '../mail/mail';
import { sentences } from '../messages/sentences';
import { derivedId } from '../security/tokens';
import { createUserBody } from './bodies';
import { lockUsers } from './lock-users';
import { recordChange } from './record-change';
import { invite } from './invitation';
import { canWriteUsers } from './policies';
import { presentUser, userSchema } from '../accounts/present-user';
import { assertCanGrantRole } from './rules';
import { checkUnique, countConflicts } from './unique-names';

export const createUser = defineRoute({
  method: 'POST',
  path: '/users',
  schema: { body: createUserBody, params: emptyObject },
  policy: { access: 'signed-in', allows: canWriteUsers },
  document: {
    summary: 'Create an account and mail its invitation',
    answer: answerWith({
      data: Type.Optional(userSchema),
      invitationSent: Type.Boolean({ description: 'False if the mail could not be sent.' }),
    }),
    refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    readsKey: true,
  },
  act: async (context) => {
    const { services, actor, releaseSlot } = context;
    const insert = () => insertUser(context);
    const { deliver, ...created } = await countConflicts(services, actor.user.id, insert);
    releaseSlot();
    const invitationSent = await Promise.race([deliver(), pause(mailDelayLimitMs, false, { ref: false })]);
    return { ...created, rights: actor.user.rights, invitationSent };
  },
  present: ({ invitationSent, ...found }) => ({ success: true, data: presentUser(found), invitationSent }),
});

/**
 * Inserts an account that stays inactive until its owner chooses a password. The account starts with the language of the inviting
 * user.
 */
function insertUser({
  services,
  actor,
  body,
  caller,
  request,
}: RequestContext<'signed-in', CreateUserRequest, object>) {
  const { db, clock, secret, rights } = services;
  const key = idempotencyKeyOf(request);
  const id = key === undefined ? randomUUID() : derivedId(secret, `user:${actor.user.id}:${key}`);
  return db.transaction(async (tx) => {
    const locked = await lockUsers(tx, rights, actor.user.id, [id]);
    if (!canWriteUsers({ user: locked.actor })) throw forbidden();
    assertCanGrantRole(locked.actor, body.role);
    const created = locked.targets.get(id);
    if (created !== undefined) return answerRepeatedCall(tx, body, created, locked.actor);
    const now = clock();
    await checkUnique(tx, body, id);
    const user: UserRow = {
      ...body,
      id,
      status: 'INACTIVE',
      avatarUrl: null,
      passwordHash: null,
      passwordDueAt: null,
      activatedAt: null,
      deactivatedAt: null,
      lastLoginAt: null,
      preferences: { ...defaultPreferences, language: locked.actor.preferences.language },
      permissions: {},
      createdBy: locked.actor.id,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(users).values(user);
    const change = { tx, now, caller, actor: locked.actor, target: user };
    await recordChange(change, 'CREATE', { after: { ...body, status: user.status } });
    return { user, creator: locked.actor, deliver: await invite(services, tx, user) };
  });
}

/**
 * Answers a call that is repeated with the same idempotency key: returns the account that the first
 * call created. Throws a 409 if the repeated call has another e-mail address.
 */
async function answerRepeatedCall(
  tx: Database,
  { email }: CreateUserRequest,
  user: UserRow,
  creator: UserRow,
) {
  if (user.email !== email) throw new RequestError(409, 'CONFLICT', sentences.idempotencyKeyReused);
  const isSent = (await tx.$count(queuedMails, eq(queuedMails.invites, user.id))) === 0;
  return { user, creator, deliver: () => Promise.resolve(isSent) };
}
