import { asc, count, desc, eq, inArray, min, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName, type AuditEntry } from '@escale/contracts';
import { object, string } from 'yup';
import type { Database } from '../db/client';
import { auditLogs, users } from '../db/schema';
import type { UserRow } from '../db/user-row';

export interface EntryQuery {
  where?: SQL | undefined;
  page: number;
  limit: number;
  sort?: 'asc' | 'desc';
}

const targets = alias(users, 'targets');
const { id, action, userId, email, resource, ipAddress, userAgent, metadata, timestamp } = auditLogs;
const entryColumns = { id, action, userId, email, resource, ipAddress, userAgent, metadata, timestamp };

/** The account id in a resource `users/<id>`; null for an entry with any other resource. */
const targetId = sql`case when ${auditLogs.resource} ~ '^users/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(${auditLogs.resource}, 7)::uuid end`;

const orderOf = (sort: EntryQuery['sort'] = 'desc') => {
  const direction = sort === 'asc' ? asc : desc;
  return [direction(auditLogs.timestamp), direction(auditLogs.id)];
};

const selectEntries = (db: Database) =>
  db
    .select({ entry: entryColumns, user: users, target: targets })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.userId))
    .leftJoin(targets, eq(targets.id, targetId))
    .$dynamic();

/** Returns the total and one page of the audit log: each entry with its actor and the account concerned. */
export async function listAuditEntries(db: Database, { where, page, limit, sort }: EntryQuery) {
  const entries = await selectEntries(db)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(auditLogs).where(where);
  return { entries, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** Returns the total and one page of a search in the audit log. One run of the search serves both. */
export async function searchAuditEntries(db: Database, { where, page, limit, sort }: EntryQuery) {
  const found = db.$with('found').as(db.select({ id, timestamp }).from(auditLogs).where(where));
  const order = sql.raw(sort === 'asc' ? 'asc' : 'desc');
  const ids = sql<
    string[]
  >`(select coalesce(jsonb_agg(paged.id), '[]') from (select id from found order by "timestamp" ${order}, id ${order} limit ${limit} offset ${(page - 1) * limit}) as paged)`;
  const [{ total, paged } = { total: 0, paged: [] }] = await db
    .with(found)
    .select({ total: count(), paged: ids })
    .from(found);
  const entries =
    paged.length === 0
      ? []
      : await selectEntries(db)
          .where(inArray(id, paged))
          .orderBy(...orderOf(sort));
  return { entries, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** Returns when the oldest entry of a period was written; null if the period is empty. */
export async function oldestMoment(db: Database, where: SQL | undefined): Promise<Date | null> {
  const [{ oldest } = { oldest: null }] = await db
    .select({ oldest: min(auditLogs.timestamp) })
    .from(auditLogs)
    .where(where);
  return oldest;
}

type AuditPage = Awaited<ReturnType<typeof listAuditEntries>>;

/**
 * Presents entries in the format of the API (§3 'Audit log entry'). `metadata.email` is the address
 * that a user typed in a failed sign-in.
 */
export function presentAuditEntries({ entries, total, pages }: AuditPage) {
  return { success: true, data: entries.map(presentEntry), pagination: { pages, total } };
}

function presentEntry({ entry, user, target }: AuditPage['entries'][number]): AuditEntry {
  return {
    id: entry.id,
    action: entry.action,
    userId: entry.userId,
    user: user === null ? recordedNames(entry.metadata.account) : namesOf(user),
    target: targetOf(entry, target),
    resource: entry.resource,
    ipAddress: entry.ipAddress,
    userAgent: entry.userAgent,
    metadata: { ...entry.metadata, ...(entry.email !== null && { email: entry.email }) },
    timestamp: entry.timestamp.toISOString(),
  };
}

/**
 * Returns the account concerned, under the name stored in the entry. For an old entry, which stores
 * no name, returns the present name, or null if the account no longer exists. Also null for an
 * entry about anything but an account.
 */
function targetOf({ metadata, resource }: AuditPage['entries'][number]['entry'], account: UserRow | null) {
  if (!resource.startsWith('users/')) return null;
  const kept = typeof metadata.name === 'string' ? metadata.name.trim() : '';
  const name = kept || (account && (fullName(account) || account.email));
  return name ? { id: account?.id ?? null, name } : null;
}

const namesOf = ({ email, firstName, lastName }: UserRow) => ({ email, firstName, lastName });

const accountNamesSchema = object({
  email: string().required(),
  firstName: string().defined(),
  lastName: string().defined(),
}).required();

/** Returns the names of a deleted account as the entry recorded them; null if it recorded none. */
function recordedNames(account: unknown): AuditEntry['user'] {
  return accountNamesSchema.isValidSync(account, { strict: true })
    ? accountNamesSchema.cast(account, { stripUnknown: true })
    : null;
}
