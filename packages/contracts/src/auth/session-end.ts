/**
 * Why a session is over, as the API tells whoever held it. A closed set: a screen has its own sentence for each and says of
 * any other only that the session is over.
 */
export const sessionEndReasons = [
  'CLOSED_BY_ADMINISTRATOR',
  'PASSWORD_CHANGED',
  'ACCOUNT_INACTIVE',
  'NEWER_SESSION',
  'EXPIRED',
] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];

/** Returns the reason that a value is, `undefined` for any other value. */
export function sessionEndReason(value: unknown): SessionEndReason | undefined {
  return sessionEndReasons.find((reason) => reason === value);
}

/** Navigation state of /login for somebody whose session has ended there. */
export interface SessionEndNavigationState {
  sessionEnded: true;
  reason?: SessionEndReason | undefined;
}
