import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { auditLogs } from '../db/schema';
import type { Caller } from '../http/request-context';

export interface AuditEntry {
  action: AuditAction;
  resource: string;
  userId: string | null;
  email?: string;
  metadata?: Record<string, unknown>;
}

/** Returns the resource by which the audit log names an account. */
export const auditResource = (id: string) => `users/${id}`;

/** Longer values are cut: anyone can send them, and they would fill the disk. */
const [maxUserAgentLength, maxEmailLength] = [200, 100];

/** Writes one audit log entry, in the transaction of the change. */
export async function recordAudit(db: Database, now: Date, caller: Caller, entry: AuditEntry): Promise<void> {
  await recordAudits(db, now, caller, [entry]);
}

/** Writes several audit log entries in one query with a single parameter. */
export async function recordAudits(
  db: Database,
  now: Date,
  { ipAddress, userAgent }: Caller,
  entries: AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ action, resource, userId, email = null, metadata = {} }) => ({
    id: randomUUID(),
    action,
    user_id: userId,
    email: email === null ? null : [...email].slice(0, maxEmailLength).join(''),
    resource,
    ip_address: ipAddress,
    user_agent: userAgent.slice(0, maxUserAgentLength),
    metadata,
    timestamp: now,
  }));
  await db.execute(
    sql`insert into ${auditLogs} select * from jsonb_populate_recordset(null::${auditLogs}, ${JSON.stringify(rows)}::jsonb)`,
  );
}
