import { doneAnswer } from './answers';
import { defineRoute } from './define-route';
import { emptyObject } from './validate';
import { assertDatabaseAnswers } from './probe';

/** A database that is busy longer than this is judged by its last answer. */
const patienceMs = 25;

/** Responds when the database does, at once whatever the load: one probe at a time, however many ask. */
export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: { summary: 'Whether the service answers', answer: doneAnswer },
  alwaysAnswers: true,
  act: ({ services }) => assertDatabaseAnswers(services, patienceMs),
  present: () => ({ success: true }),
});
