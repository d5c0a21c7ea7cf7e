import { limits } from '@escale/contracts';
import { number, object, string } from 'yup';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { canReadSecurity } from '../../security/permissions';
import { listAuditEntries, presentAuditEntries } from './list-entries';

const most = 200;
const maxPage = 100_000;

/** The audit log of all users. */
export const getAuditLogs = defineRoute({
  method: 'GET',
  path: '/users/audit-logs',
  schema: {
    body: emptyObject,
    params: emptyObject,
    query: object({
      page: number().integer().min(1).max(maxPage).default(1),
      limit: number().integer().min(1).max(most).default(limits.securityAuditFetch),
      sort: string<'asc' | 'desc'>().oneOf(['asc', 'desc']).default('desc'),
    }),
  },
  policy: { access: 'signed-in', allows: ({ user }) => canReadSecurity(user) },
  act: ({ services, query }) => listAuditEntries(services.db, query),
  present: presentAuditEntries,
});
