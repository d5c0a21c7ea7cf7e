import { defineRoute, anySignedInUser } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { presentUser, withCreator } from '../accounts/present-user';
import { meAnswer } from './auth-answers';

export const me = defineRoute({
  method: 'GET',
  path: '/auth/me',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: anySignedInUser },
  document: {
    summary: 'Get the signed-in account',
    answer: meAnswer,
  },
  act: ({ services, actor }) => withCreator(services.db, actor.user.rights, actor.user),
  present: (found) => ({ success: true, user: presentUser(found) }),
});
