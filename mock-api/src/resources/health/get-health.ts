import { setTimeout as pause } from 'node:timers/promises';
import { doneAnswer } from '../../http/answers';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { probeDatabase } from './probe';

/** A database that is busy longer than this is judged by its last answer. */
const patienceMs = 25;
/** An answer older than this says nothing; the call then waits for the database. */
const maxAgeMs = 10_000;

/** Responds when the database does, at once whatever the load: one probe at a time, however many ask. */
export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: { summary: 'Whether the service answers', answer: doneAnswer },
  alwaysAnswers: true,
  act: async ({ services }) => {
    const { running, ageMs } = probeDatabase(services);
    if (ageMs > maxAgeMs) await running;
    else await Promise.race([running, pause(patienceMs)]);
  },
  present: () => ({ success: true }),
});
