import { auditSearchSchema, limits } from '@escale/contracts';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { auditLogs } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { emptyObject, pageFields } from '../http/validate';
import { canReadSecurity } from '../rights/permissions';
import { auditSearchAnswer } from './audit-answer';
import { listAuditEntries, oldestMoment, presentAuditEntries, searchAuditEntries } from './list-entries';
import { auditResource } from './record';
import { containsAllWords } from './search-entries';

/** Returns the audit log of all users, or the entries that match every filter of the query. */
export const getAuditLogs = defineRoute({
  method: 'GET',
  path: '/users/audit-logs',
  schema: {
    body: emptyObject,
    params: emptyObject,
    query: object({
      ...pageFields(200, limits.securityAuditFetch),
      sort: string<'asc' | 'desc'>().oneOf(['asc', 'desc']).default('desc'),
    }).concat(auditSearchSchema.shape({ userId: string().uuid() })),
  },
  policy: { access: 'signed-in', allows: ({ user }) => canReadSecurity(user.rights, user) },
  document: {
    summary: 'Search the audit log of all accounts (administrators only)',
    description:
      'All filters are optional; an entry has to match every filter that is given. `from` and `to` bound the time: `from` is inclusive, `to` exclusive. `search` consists of words, each of which must begin a word of the entry, regardless of case and accents: in the names and addresses of the user who acted and of the changed account, in the IP address, in changed values, or in the labels of actions, roles and statuses in the language of the caller. `userId` matches the user who acted or the changed account; `action` and `ipAddress` match exactly. A server that supports filters lists in `applied` those that it has applied. With any other server, pages search only among the entries that they have loaded.',
    answer: auditSearchAnswer,
  },
  act: async ({ services: { db }, actor, query: { page, limit, sort, ...filters } }) => {
    const { from, to, search, action, userId, ipAddress } = filters;
    const period = and(
      from === undefined ? undefined : gte(auditLogs.timestamp, new Date(from)),
      to === undefined ? undefined : lt(auditLogs.timestamp, new Date(to)),
    );
    const where = and(
      period,
      action === undefined ? undefined : eq(sql`${auditLogs.action}`, action),
      ipAddress === undefined ? undefined : eq(auditLogs.ipAddress, ipAddress),
      userId === undefined
        ? undefined
        : or(eq(auditLogs.userId, userId), eq(auditLogs.resource, auditResource(userId))),
      search === undefined ? undefined : containsAllWords(search, actor.user.preferences.language),
    );
    const list = search === undefined ? listAuditEntries : searchAuditEntries;
    const found = await list(db, { where, page, limit, sort });
    const since = await oldestMoment(db, period);
    const applied = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return { found, since, applied };
  },
  present: ({ found, since, applied }) => ({
    ...presentAuditEntries(found),
    applied,
    since: since?.toISOString() ?? null,
  }),
});
