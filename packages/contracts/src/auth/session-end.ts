/**
 * Why a session ended, as the API tells its former holder. A closed set: screens have a sentence for each, and a generic one for
 * any other.
 */
export const sessionEndReasons = [
  'CLOSED_BY_ADMINISTRATOR',
  'PASSWORD_CHANGED',
  'ACCOUNT_INACTIVE',
  'NEWER_SESSION',
  'EXPIRED',
] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];

/** Returns the value as a reason, `undefined` if it is not one. */
export function sessionEndReason(value: unknown): SessionEndReason | undefined {
  return sessionEndReasons.find((reason) => reason === value);
}

/** Navigation state of /login for a user whose session has ended. */
export interface SessionEndNavigationState {
  sessionEnded: true;
  reason?: SessionEndReason | undefined;
}
