import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { presentUser, withCreator } from '../users/present-user';

export const me = defineRoute({
  method: 'GET',
  path: '/auth/me',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: () => true },
  act: ({ services, actor }) => withCreator(services.db, actor.user),
  present: (found) => ({ success: true, user: presentUser(found) }),
});
