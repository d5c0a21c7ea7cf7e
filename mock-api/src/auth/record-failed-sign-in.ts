import type { Services } from '../services';
import { sqlStateOf } from '../db/database-errors';
import type { Caller } from '../http/request-context';
import { recordAudit, type AuditEntry } from '../audit/record';

/** PostgreSQL's code for a reference to a row that is no longer there. */
const foreignKeyViolation = '23503';

/** Records a failed sign-in; of nobody, where the account was deleted since it was looked up. */
export async function recordFailedSignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  entry: Pick<AuditEntry, 'userId' | 'email' | 'metadata'>,
): Promise<void> {
  const failure = { action: 'LOGIN_FAILED', resource: 'auth', ...entry } as const;
  try {
    await recordAudit(db, clock(), caller, failure);
  } catch (error) {
    if (sqlStateOf(error) !== foreignKeyViolation) throw error;
    await recordAudit(db, clock(), caller, { ...failure, userId: null });
  }
}
