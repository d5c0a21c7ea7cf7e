import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@escale/contracts';
import type { Database } from '../../db/client';
import { auditLogs } from '../../db/schema';
import type { Caller } from '../../http/call';

export interface AuditEntry {
  action: AuditAction;
  resource: string;
  userId: string | null;
  email?: string;
  metadata?: Record<string, unknown>;
}

/** Writes one line of the audit log, in the transaction of what it tells. */
export async function recordAudit(db: Database, now: Date, caller: Caller, entry: AuditEntry): Promise<void> {
  await recordAudits(db, now, caller, [entry]);
}

/** Writes several lines at once. */
export async function recordAudits(
  db: Database,
  now: Date,
  caller: Caller,
  entries: AuditEntry[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    id: randomUUID(),
    metadata: {},
    ...entry,
    ...caller,
    timestamp: now,
  }));
  await db.insert(auditLogs).values(rows);
}
