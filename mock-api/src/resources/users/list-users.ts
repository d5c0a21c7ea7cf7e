import { asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { canReadUsers } from './policies';
import { presentUsers, shownColumns } from './present-user';

export const listUsers = defineRoute({
  method: 'GET',
  path: '/users',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: canReadUsers },
  version: ({ db }) => listVersion(db),
  act: ({ services }) => everybody(services.db),
  present: (rows) => ({ success: true, data: presentUsers(rows) }),
});

/** Changes with the list: every change of an account updates one of its timestamps. */
async function listVersion(db: Database): Promise<string> {
  const moved = (column: typeof users.createdAt | typeof users.updatedAt | typeof users.lastLoginAt) =>
    sql<string>`coalesce(sum(extract(epoch from ${column})), 0)::text`;
  const [state] = await db
    .select({
      accounts: count(),
      created: moved(users.createdAt),
      updated: moved(users.updatedAt),
      signedIn: moved(users.lastLoginAt),
    })
    .from(users);
  return JSON.stringify(state);
}

async function everybody(db: Database) {
  const creators = alias(users, 'creators');
  return db
    .select({ user: shownColumns, creator: { username: creators.username } })
    .from(users)
    .leftJoin(creators, eq(creators.id, users.createdBy))
    .orderBy(asc(users.createdAt), asc(users.id));
}
