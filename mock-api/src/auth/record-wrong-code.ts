import { limits } from '@escale/contracts';
import type { Services } from '../services';
import { badRequest, type RequestError } from '../errors';
import type { Caller } from '../http/request-context';
import { messages } from '../messages/fr';
import { recordFailedSignIn } from './record-failed-sign-in';
import type { SignInRow } from '../accounts/sign-ins';

/** Records the failure and returns the refusal with the remaining attempts. */
export async function recordWrongCode(
  { services, caller }: { services: Services; caller: Caller },
  signIn: SignInRow,
): Promise<RequestError> {
  const left = limits.otpMaxAttempts - signIn.attempts;
  const refusal =
    left > 0
      ? badRequest('OTP_INVALID', messages.codeInvalid(left))
      : badRequest('OTP_EXHAUSTED', messages.codeExhausted);
  const { userId } = signIn;
  await recordFailedSignIn(services, caller, { userId, metadata: { reason: refusal.code } });
  return refusal;
}
