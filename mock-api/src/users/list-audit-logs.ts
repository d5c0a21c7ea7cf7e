import { auditActions, limits } from '@escale/contracts';
import { and, eq, or } from 'drizzle-orm';
import { object, string } from 'yup';
import { auditLogs } from '../db/schema';
import { findUser } from '../db/user-row';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject, pageFields } from '../http/validate';
import { sentences } from '../messages/sentences';
import { auditResource } from '../audit/record';
import { auditPageAnswer } from '../audit/audit-answer';
import { listAuditEntries, presentAuditEntries } from '../audit/list-entries';
import { userParams } from './bodies';
import { canReadUser, canReadUsers } from './policies';

export const listUserAuditLogs = defineRoute({
  method: 'GET',
  path: '/users/:id/audit-logs',
  schema: {
    body: emptyObject,
    params: userParams,
    query: object({
      ...pageFields(100, limits.auditPageSize),
      action: string().oneOf(auditActions),
    }),
  },
  policy: { access: 'signed-in', allows: canReadUser },
  document: {
    summary: 'List the audit log entries by a user and about their account',
    answer: auditPageAnswer,
  },
  act: async ({ services: { db }, actor, params: { id }, query: { page, limit, action } }) => {
    if ((await findUser(db, id)) === undefined) throw notFound(sentences.userNotFound);
    const theirs = or(eq(auditLogs.userId, id), eq(auditLogs.resource, auditResource(id)));
    const where = and(theirs, action && eq(auditLogs.action, action));
    const found = await listAuditEntries(db, { ...(where && { where }), page, limit });
    return canReadUsers(actor) ? found : withoutOrigins(found, id);
  },
  present: presentAuditEntries,
});

type AuditPage = Awaited<ReturnType<typeof listAuditEntries>>;

/**
 * Removes the IP address, the browser and the reason for a status from each entry whose author is
 * another user. Seeing these requires the right to read users.
 */
function withoutOrigins(found: AuditPage, owner: string): AuditPage {
  const entries = found.entries.map((one) => {
    if (one.entry.userId === owner) return one;
    const metadata = { ...one.entry.metadata };
    if (one.entry.action === 'STATUS_CHANGE') delete metadata.reason;
    return { ...one, entry: { ...one.entry, metadata, ipAddress: '', userAgent: '' } };
  });
  return { ...found, entries };
}
