import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '@escale/contracts';
import { object, string } from 'yup';
import type { Database } from '../db/client';
import { auditLogs, users } from '../db/schema';
import type { UserRow } from '../db/user-row';

export interface Wanted {
  where?: SQL;
  page: number;
  limit: number;
  sort?: 'asc' | 'desc';
}

/** One page of the audit log, each entry with its account, and the total. */
export async function listAuditEntries(db: Database, { where, page, limit, sort = 'desc' }: Wanted) {
  const direction = sort === 'asc' ? asc : desc;
  const entries = await db
    .select({ entry: auditLogs, user: users })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.userId))
    .where(and(where))
    .orderBy(direction(auditLogs.timestamp), direction(auditLogs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(auditLogs).where(and(where));
  return { entries, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

type Found = Awaited<ReturnType<typeof listAuditEntries>>;

/**
 * The list in the format of the API (§3 'Audit log entry'); the address typed in a failed sign-in is `metadata.email`.
 */
export function presentAuditEntries({ entries, total, pages }: Found) {
  return { success: true, data: entries.map(presentEntry), pagination: { pages, total } };
}

function presentEntry({ entry, user }: Found['entries'][number]): AuditEntry {
  return {
    id: entry.id,
    action: entry.action,
    userId: entry.userId,
    user: user === null ? namesOf(entry.metadata.account) : nameOf(user),
    resource: entry.resource,
    ipAddress: entry.ipAddress,
    userAgent: entry.userAgent,
    metadata: { ...entry.metadata, ...(entry.email !== null && { email: entry.email }) },
    timestamp: entry.timestamp.toISOString(),
  };
}

const nameOf = ({ email, firstName, lastName }: UserRow) => ({ email, firstName, lastName });

const accountNames = object({
  email: string().required(),
  firstName: string().defined(),
  lastName: string().defined(),
}).required();

/** A deleted account, by what its entry has kept of it. */
function namesOf(account: unknown): AuditEntry['user'] {
  return accountNames.isValidSync(account, { strict: true })
    ? accountNames.cast(account, { stripUnknown: true })
    : null;
}
