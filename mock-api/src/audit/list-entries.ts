import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName, type AuditEntry } from '@escale/contracts';
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

const targets = alias(users, 'targets');

/** The account that `users/<id>` names. */
const targetId = sql`case when ${auditLogs.resource} ~ '^users/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(${auditLogs.resource}, 7)::uuid end`;

/** One page of the audit log, each entry with its account and the one that it concerns, and the total. */
export async function listAuditEntries(db: Database, { where, page, limit, sort = 'desc' }: Wanted) {
  const direction = sort === 'asc' ? asc : desc;
  const entries = await db
    .select({ entry: auditLogs, user: users, target: targets })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.userId))
    .leftJoin(targets, eq(targets.id, targetId))
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

function presentEntry({ entry, user, target }: Found['entries'][number]): AuditEntry {
  return {
    id: entry.id,
    action: entry.action,
    userId: entry.userId,
    user: user === null ? namesOf(entry.metadata.account) : nameOf(user),
    target: targetOf(entry, target),
    resource: entry.resource,
    ipAddress: entry.ipAddress,
    userAgent: entry.userAgent,
    metadata: { ...entry.metadata, ...(entry.email !== null && { email: entry.email }) },
    timestamp: entry.timestamp.toISOString(),
  };
}

/** Entries from before names were kept have the present name, if there still is one. */
function targetOf({ metadata, resource }: Found['entries'][number]['entry'], account: UserRow | null) {
  if (!resource.startsWith('users/')) return null;
  const kept = typeof metadata.name === 'string' ? metadata.name.trim() : '';
  const name = kept || (account && (fullName(account) || account.email));
  return name ? { id: account?.id ?? null, name } : null;
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
