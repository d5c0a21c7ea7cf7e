import { array, boolean, number, object, string, type InferType } from 'yup';
import { lenientTextSchema } from './lenient-text';

/** A session (§3). `token` is a public identifier, not a credential. Dates are ISO 8601 in UTC. */
export const sessionSchema = object({
  id: string().required(),
  token: string().required(),
  createdAt: lenientTextSchema,
  expiresAt: lenientTextSchema,
});

export type UserSession = InferType<typeof sessionSchema>;

/** Response of `GET /users/{id}/sessions` (§7): the caller's own session first, otherwise the last used one. */
export const sessionListResponseSchema = object({
  success: boolean().default(true),
  data: array(sessionSchema.required()).required(),
});

/** Response of `GET /auth/session-stats` (§3, §7). */
export const sessionStatsResponseSchema = object({
  success: boolean().default(true),
  data: object({
    activeSessions: number().required(),
    maxSessionsPerUser: number().nullable().default(null),
    activeUsers: number().required(),
    recentLogins24h: number().required(),
    timeoutMinutes: number().nullable().default(null),
  }).required(),
});

export type SessionStats = InferType<typeof sessionStatsResponseSchema>['data'];
