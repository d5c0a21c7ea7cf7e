import { sql } from 'drizzle-orm';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';

/** Responds when the database does. */
export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  act: async ({ services }) => {
    await services.db.execute(sql`SELECT 1`);
  },
  present: () => ({ success: true }),
});
