import { limits } from '@escale/contracts';
import type { Services } from '../services';
import { sqlStateOf } from '../db/database-errors';
import type { Caller } from '../http/request-context';
import { recordAudit, type AuditEntry } from '../audit/record';
import { badRequest, type RequestError } from '../errors';
import { sentences } from '../messages/sentences';
import type { SignInRow } from '../accounts/sign-ins';

/** PostgreSQL's code for a foreign-key violation. */
const foreignKeyViolation = '23503';

/** Records a failed sign-in. If the account has been deleted in the meantime, records the failure without an account. */
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

/** Records a wrong code, and returns the refusal that states how many attempts remain. */
export async function recordWrongCode(
  { services, caller }: { services: Services; caller: Caller },
  signIn: SignInRow,
): Promise<RequestError> {
  const left = limits.otpMaxAttempts - signIn.attempts;
  const refusal =
    left > 0
      ? badRequest('OTP_INVALID', sentences.codeInvalid(left))
      : badRequest('OTP_EXHAUSTED', sentences.codeExhausted);
  const { userId } = signIn;
  await recordFailedSignIn(services, caller, { userId, metadata: { reason: refusal.code } });
  return refusal;
}
