import type { AuditFilter } from '@escale/contracts';

/**
 * Query keys of everything cached about users, in one hierarchy: all that concerns one user starts with
 * `userKeys.detail(id)`. `auditLog` is the log of all users.
 */
export const userKeys = {
  list: ['users'],
  auditLog: ['users', 'audit-logs'],
  detail: (userId: string | undefined) => ['users', userId] as const,
  preferences: (userId: string | undefined) => ['users', userId, 'preferences'] as const,
  sessions: (userId: string) => ['users', userId, 'sessions'] as const,
  auditLogs: (userId: string, filter: AuditFilter) => ['users', userId, 'audit-logs', filter] as const,
} as const;

/** Query key of the signed-in user (`GET /auth/me`). */
export const currentUserKey = ['auth', 'me'] as const;
