import { Type } from '@sinclair/typebox';
import { asc } from 'drizzle-orm';
import { berths } from '../db/schema';
import { answerWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { canReadBerths } from './policies';

const berth = Type.Object({ id: Type.String(), name: Type.String(), metres: Type.Number() });

/** Lists the berths of the quay, sorted by name. */
export const listBerths = defineRoute({
  method: 'GET',
  path: '/berths',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: canReadBerths },
  document: {
    summary: 'The berths of the quay',
    answer: answerWith({ data: Type.Array(berth) }),
    optional: true,
  },
  act: async ({ services: { db } }) => db.select().from(berths).orderBy(asc(berths.name)),
  present: (data) => ({ success: true, data }),
});
