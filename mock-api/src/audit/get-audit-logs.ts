import { auditRangeSchema, limits } from '@escale/contracts';
import { and, gte, lt } from 'drizzle-orm';
import { object, string } from 'yup';
import { auditLogs } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { emptyObject, pageFields } from '../http/validate';
import { canReadSecurity } from '../rights/permissions';
import { listAuditEntries, presentAuditEntries } from './list-entries';
import { auditListAnswer } from './audit-answer';

/** The audit log of all users, or its part between two moments. */
export const getAuditLogs = defineRoute({
  method: 'GET',
  path: '/users/audit-logs',
  schema: {
    body: emptyObject,
    params: emptyObject,
    query: object({
      ...pageFields(200, limits.securityAuditFetch),
      sort: string<'asc' | 'desc'>().oneOf(['asc', 'desc']).default('desc'),
    }).concat(auditRangeSchema),
  },
  policy: { access: 'signed-in', allows: ({ user }) => canReadSecurity(user.rights, user) },
  document: {
    summary: 'The audit log of all accounts, for administrators',
    answer: auditListAnswer,
  },
  act: ({ services, query: { from, to, ...wanted } }) => {
    const where = and(
      from === undefined ? undefined : gte(auditLogs.timestamp, new Date(from)),
      to === undefined ? undefined : lt(auditLogs.timestamp, new Date(to)),
    );
    return listAuditEntries(services.db, { ...wanted, ...(where && { where }) });
  },
  present: presentAuditEntries,
});
