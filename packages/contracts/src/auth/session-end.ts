/**
 * Why a session ended, as the API reports it to the user of that session. Screens have a sentence
 * for each reason, and a general one for an unknown reason.
 */
export const sessionEndReasons = [
  'CLOSED_BY_ADMINISTRATOR',
  'PASSWORD_CHANGED',
  'ACCOUNT_INACTIVE',
  'NEWER_SESSION',
  'EXPIRED',
] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];

/** Returns the value if it is a session end reason, else `undefined`. */
export function sessionEndReason(value: unknown): SessionEndReason | undefined {
  return sessionEndReasons.find((reason) => reason === value);
}

/** Navigation state of /login for a user whose session has ended. */
export interface SessionEndNavigationState {
  sessionEnded: true;
  reason?: SessionEndReason | undefined;
}
