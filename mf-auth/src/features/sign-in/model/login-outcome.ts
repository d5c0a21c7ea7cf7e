import type { LoginResponse } from '@escale/contracts';
import type { SignedIn } from '../../../session/use-complete-sign-in';

/** Outcome of `POST /auth/login` (§4 'Authentication state'). */
export type LoginOutcome =
  | { kind: 'code-sent'; email: string | undefined }
  | { kind: 'signed-in'; signedIn: SignedIn }
  | { kind: 'user-missing' }
  | { kind: 'unexpected' };

export function readLoginOutcome({ requiresOTP, email, user, accessToken }: LoginResponse): LoginOutcome {
  if (requiresOTP === true) return { kind: 'code-sent', email };
  if (user && accessToken) return { kind: 'signed-in', signedIn: { user, accessToken } };
  return { kind: accessToken ? 'user-missing' : 'unexpected' };
}
