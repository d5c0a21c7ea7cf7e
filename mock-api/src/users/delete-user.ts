import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { changeBatch } from './batch';
import { userParams } from './bodies';
import { canDeleteUsers } from './policies';

export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/users/:id',
  schema: { body: emptyObject, params: userParams },
  policy: { access: 'signed-in', allows: canDeleteUsers },
  document: {
    summary: 'Delete an account',
    answer: doneAnswer,
    refusals: ['RULE'],
  },
  act: async (context) => {
    const refusal = (await changeBatch(context, { action: 'delete' }, [context.params.id])).get(
      context.params.id,
    );
    if (refusal !== undefined) throw refusal;
  },
  present: () => ({ success: true }),
});
