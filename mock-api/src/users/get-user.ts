import { findUser } from '../db/user-row';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { userParams } from './bodies';
import { canReadUser } from './policies';
import { oneUserAnswer, presentOneUser, withAbilities } from '../accounts/present-user';

export const getUser = defineRoute({
  method: 'GET',
  path: '/users/:id',
  schema: { body: emptyObject, params: userParams },
  policy: { access: 'signed-in', allows: canReadUser },
  document: {
    summary: 'Get an account',
    answer: oneUserAnswer,
  },
  act: async ({ services: { db }, actor, params }) => {
    const user = await findUser(db, params.id);
    if (user === undefined) throw notFound(sentences.userNotFound);
    return withAbilities(db, actor.user, user);
  },
  present: presentOneUser,
});
