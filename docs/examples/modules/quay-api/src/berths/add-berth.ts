import { randomUUID } from 'node:crypto';
import { number, object, string } from 'yup';
import { publishTopic } from '../db/publish-topic';
import { berths } from '../db/schema';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { RequestError } from '../errors';
import { emptyObject } from '../http/validate';
import { recordAudit } from '../audit/record';
import { canWriteBerths } from './policies';

const body = object({
  name: string().trim().required().max(40),
  metres: number().required().min(1),
});

const exists = {
  fr: 'Ce poste existe déjà.',
  en: 'This berth already exists.',
  ar: 'هذا المرسى موجود بالفعل.',
};

/** Adds a berth, its audit entry and the message of the module's topic in one transaction. */
export const addBerth = defineRoute({
  method: 'POST',
  path: '/berths',
  schema: { body, params: emptyObject },
  policy: { access: 'signed-in', allows: canWriteBerths },
  document: { summary: 'Adds a berth', answer: doneAnswer, refusals: ['CONFLICT'], optional: true },
  act: ({ services: { db, clock }, actor, body: berth, caller }) =>
    db.transaction(async (tx) => {
      const id = randomUUID();
      const added = await tx
        .insert(berths)
        .values({ id, ...berth })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0) throw new RequestError(409, 'CONFLICT', exists);
      const entry = { action: 'CREATE', resource: `berths/${id}`, userId: actor.user.id } as const;
      await recordAudit(tx, clock(), caller, { ...entry, metadata: { after: berth } });
      await publishTopic(tx, 'quay/berths', { id });
    }),
  present: () => ({ success: true }),
});
