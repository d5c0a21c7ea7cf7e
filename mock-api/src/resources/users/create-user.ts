import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultPreferences, type CreateUserRequest } from '@escale/contracts';
import { Type } from '@sinclair/typebox';
import { users } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { answerWith } from '../../http/answers';
import { defineRoute } from '../../http/define-route';
import { forbidden } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { emptyObject } from '../../http/validate';
import { invitationMail } from '../../mail/link-mail';
import { mailPatienceMs } from '../../mail/mail';
import type { Services } from '../../services';
import { createLink } from '../auth/password-links';
import { createUserBody } from './bodies';
import { recordChange } from './change-user';
import { lockUsers } from './locked-users';
import { canWriteUsers } from './policies';
import { presentUser, withCreator } from './present-user';
import { assertCanGrantRole } from './rules';
import { checkUnique, mapUniqueViolation } from './unique-names';
import { userAnswer } from './user-answer';

export const createUser = defineRoute({
  method: 'POST',
  path: '/users',
  schema: { body: createUserBody, params: emptyObject },
  policy: { access: 'signed-in', allows: canWriteUsers },
  document: {
    summary: 'Creates an account and mails the invitation',
    answer: answerWith({
      data: Type.Optional(userAnswer),
      invitationSent: Type.Boolean({ description: 'False when the mail could not be sent.' }),
    }),
    refusals: ['CONFLICT'],
  },
  act: async (context) => {
    const { services, request } = context;
    const { user, token } = await mapUniqueViolation(() => insertUser(context));
    const invitationSent = await sendInvitation(services, user, token).catch((error: unknown) => {
      request.log.error({ err: error }, 'invitation not sent');
      return false;
    });
    return { ...(await withCreator(services.db, user)), invitationSent };
  },
  present: ({ invitationSent, ...found }) => ({ success: true, data: presentUser(found), invitationSent }),
});

/** The account is inactive until its owner has chosen a password; it begins in the language of who invites. */
function insertUser({
  services: { db, clock },
  actor,
  body,
  caller,
}: RequestContext<'signed-in', CreateUserRequest, object>) {
  return db.transaction(async (tx) => {
    const locked = await lockUsers(tx, actor.user.id, []);
    if (!canWriteUsers({ user: locked.actor })) throw forbidden();
    assertCanGrantRole(locked.actor, body.role);
    const [id, now] = [randomUUID(), clock()];
    await checkUnique(tx, body, id);
    const user: UserRow = {
      ...body,
      id,
      status: 'INACTIVE',
      avatarUrl: null,
      passwordHash: null,
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
    return { user, token: await createLink(tx, now, id, 'invitation') };
  });
}

async function sendInvitation({ config, mailer }: Services, user: UserRow, token: string): Promise<boolean> {
  const link = { appOrigin: config.APP_ORIGIN, token, createdAt: user.createdAt };
  const { delivered } = await mailer.send(invitationMail(user, link));
  return Promise.race([delivered, pause(mailPatienceMs, false, { ref: false })]);
}
