import { array, boolean, number, object, string, type InferType } from 'yup';

/** A session as §3 lists it; `token` is its public identifier and signs nobody in. Dates are ISO 8601 in UTC. */
export const sessionSchema = object({
  id: string().required(),
  token: string().required(),
  createdAt: string().required(),
  expiresAt: string().required(),
});

export type UserSession = InferType<typeof sessionSchema>;

/** `GET /users/{id}/sessions` (§7), the caller's own session or else the last used one first. */
export const sessionListResponseSchema = object({
  success: boolean().default(true),
  data: array(sessionSchema.required()).required(),
});

/** `GET /auth/session-stats` (§3, §7). */
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
