import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultPreferences, type CreateUserRequest } from '@escale/contracts';
import { secondsMs } from '../../clock';
import type { Services } from '../../services';
import { users } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { defineRoute } from '../../http/define-route';
import { forbidden } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { emptyObject } from '../../http/validate';
import { invitationMail } from '../../mail/link-mail';
import { createLink } from '../auth/password-links';
import { createUserBody } from './bodies';
import { recordChange } from './change-user';
import { lockUsers } from './locked-users';
import { canWriteUsers } from './policies';
import { presentUser, withCreator } from './present-user';
import { assertCanGrantRole } from './rules';
import { checkUnique, mapUniqueViolation } from './unique-names';

/** After this time the invitation counts as not sent: the client waits ten seconds at most. */
const patienceMs = 5 * secondsMs;

export const createUser = defineRoute({
  method: 'POST',
  path: '/users',
  schema: { body: createUserBody, params: emptyObject },
  policy: { access: 'signed-in', allows: canWriteUsers },
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

/** The account is inactive until its owner has chosen a password. */
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
      preferences: defaultPreferences,
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
  const { delivered } = await mailer.send(invitationMail(config.APP_ORIGIN, user, token));
  return Promise.race([delivered, pause(patienceMs, false, { ref: false })]);
}
