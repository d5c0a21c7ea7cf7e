import type { User } from '@escale/contracts';
import { parseDate } from '@escale/i18n';

/** Quick filters: invitation pending, never signed in, no sign-in in the last 30 days. */
export const quickFilters = ['invitation', 'never', 'idle'] as const;

export type QuickFilter = (typeof quickFilters)[number];

const idleMs = 30 * 24 * 60 * 60_000;

/**
 * True if the filter matches the user at `now`. No filter by sign-in matches an unreadable date.
 */
export function matchesQuickFilter(question: QuickFilter, user: User, now: number): boolean {
  const { invitationPending, lastLoginAt } = user;
  if (question === 'invitation') return invitationPending;
  if (question === 'never') return lastLoginAt === null;
  const last = lastLoginAt === null ? null : parseDate(lastLoginAt);
  return last !== null && now - last.getTime() > idleMs;
}
