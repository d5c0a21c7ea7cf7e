import type { User } from '@escale/contracts';
import { parseDate } from '@escale/i18n';

/** What people ask of the list, as filters: invited and not yet here, never signed in, not signed in for long. */
export const questions = ['invitation', 'never', 'idle'] as const;

export type Question = (typeof questions)[number];

const idleMs = 30 * 24 * 60 * 60_000;

/** True when the question applies to the user at `now`; a sign-in whose date cannot be read counts for none. */
export function applies(question: Question, user: User, now: number): boolean {
  const { invitationPending, lastLoginAt } = user;
  if (question === 'invitation') return invitationPending;
  if (question === 'never') return lastLoginAt === null;
  const last = lastLoginAt === null ? null : parseDate(lastLoginAt);
  return last !== null && now - last.getTime() > idleMs;
}
