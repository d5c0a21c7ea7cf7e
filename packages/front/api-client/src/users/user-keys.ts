import type { AuditFilter } from '@escale/contracts';

/**
 * Query keys of all cached data about users, in one hierarchy: everything about one user starts with `userKeys.detail(id)`.
 * `auditLog`, the log of all users, is outside this hierarchy: below `users`, any word could also be the id of a user.
 */
export const userKeys = {
  list: ['users'],
  auditLog: ['audit-log'],
  detail: (userId: string | undefined) => ['users', userId] as const,
  preferences: (userId: string | undefined) => ['users', userId, 'preferences'] as const,
  sessions: (userId: string) => ['users', userId, 'sessions'] as const,
  auditLogs: (userId: string, filter: AuditFilter) => ['users', userId, 'audit-logs', filter] as const,
} as const;

/** Query key of the signed-in user (`GET /auth/me`). */
export const currentUserKey = ['auth', 'me'] as const;
