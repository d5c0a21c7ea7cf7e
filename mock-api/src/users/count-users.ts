import { count, eq, sql } from 'drizzle-orm';
import type { UserCounts } from '@escale/contracts';
import { Type } from '@sinclair/typebox';
import { users } from '../db/schema';
import { answerWith, countSchema } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { canReadUsers } from './policies';

export const countUsers = defineRoute({
  method: 'GET',
  path: '/users/counts',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: canReadUsers },
  document: {
    summary: 'Count all accounts and the active ones',
    answer: answerWith({ data: Type.Object({ total: countSchema(), active: countSchema() }) }),
    optional: true,
  },
  act: async ({ services: { db } }) => {
    const active = sql<number>`count(*) filter (where ${eq(users.status, 'ACTIVE')})`.mapWith(Number);
    const [found] = await db.select({ total: count(), active }).from(users);
    return found ?? { total: 0, active: 0 };
  },
  present: (data: UserCounts) => ({ success: true, data }),
});
