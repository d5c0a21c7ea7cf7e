import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultPreferences, type CreateUserRequest } from '@escale/contracts';
import { secondsMs } from '../../clock';
import { users } from '../../db/schema';
import type { Call } from '../../http/call';
import { defineRoute } from '../../http/define-route';
import { nothing } from '../../http/validate';
import { invitationMail } from '../../mail/link-mail';
import type { Services } from '../../services';
import { createLink } from '../auth/password-links';
import { createUserBody } from './bodies';
import { recordChange } from './change-user';
import { lockUsers } from './locked-users';
import { initialPermissions } from './permissions';
import { canWriteUsers } from './policies';
import { presentUser, withCreator } from './present-user';
import { checkGrant } from './rules';
import { checkUnique, tellingConflicts } from './unique-names';
import type { UserRow } from './user-row';

/** A mail server that takes longer than this has not sent the invitation: the caller waits ten seconds at most. */
const patienceMs = 5 * secondsMs;

export const createUser = defineRoute({
  method: 'POST',
  path: '/users',
  schema: { body: createUserBody, params: nothing },
  policy: { access: 'signed-in', allows: canWriteUsers },
  act: async (call) => {
    const { services, request } = call;
    const { user, token } = await tellingConflicts(() => insertUser(call));
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
}: Call<'signed-in', CreateUserRequest, object>) {
  return db.transaction(async (inside) => {
    const locked = await lockUsers(inside, actor.user.id, []);
    checkGrant(locked.actor, body.role);
    const [id, now] = [randomUUID(), clock()];
    await checkUnique(inside, body, id);
    const user: UserRow = {
      ...body,
      id,
      status: 'INACTIVE',
      avatarUrl: null,
      passwordHash: null,
      activatedAt: null,
      lastLoginAt: null,
      preferences: defaultPreferences,
      permissions: initialPermissions(body.role),
      createdBy: locked.actor.id,
      createdAt: now,
      updatedAt: now,
    };
    await inside.insert(users).values(user);
    const change = { inside, now, caller, actor: locked.actor, target: user };
    await recordChange(change, 'CREATE', { after: { ...body, status: user.status } });
    return { user, token: await createLink(inside, now, id, 'invitation') };
  });
}

async function sendInvitation({ config, mailer }: Services, user: UserRow, token: string): Promise<boolean> {
  const { delivered } = await mailer.send(invitationMail(config.APP_ORIGIN, user, token));
  return Promise.race([delivered, pause(patienceMs, false, { ref: false })]);
}
