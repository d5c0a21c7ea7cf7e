import { array, boolean, number, object, string, type InferType } from 'yup';
import { lenientOptionalTextSchema, lenientTextSchema } from '../lib/lenient-text';
import { userSchema } from '../user/user';

/**
 * A session (§3). `token` is a public identifier, not a credential. Dates are ISO 8601 in UTC. A server may omit fields that
 * default to null.
 */
export const sessionSchema = object({
  id: string().required(),
  token: string().required(),
  createdAt: lenientTextSchema,
  expiresAt: lenientTextSchema,
  /** Browser and address of the sign-in. */
  userAgent: lenientOptionalTextSchema,
  ipAddress: lenientOptionalTextSchema,
  /** The last call of this session, to the minute. */
  lastSeenAt: lenientOptionalTextSchema,
  /** True for the session that makes the call. */
  current: boolean().nullable().default(null),
});

export type UserSession = InferType<typeof sessionSchema>;

/** Response of `GET /users/{id}/sessions` (§7): the caller's own session first, then the most recently used. */
export const sessionListResponseSchema = object({
  success: boolean().default(true),
  data: array(sessionSchema.required()).required(),
});

/** An active session with its owner. `abilities` are the caller's restrictions on that account (see `getDenialReason`). */
export const activeSessionSchema = sessionSchema.shape({
  user: userSchema.pick(['id', 'email', 'firstName', 'lastName', 'role', 'abilities']).required(),
});

export type ActiveSession = InferType<typeof activeSessionSchema>;

/**
 * Response of `GET /sessions`: a page of all active sessions, the most recently used first. Optional for a server: if it answers
 * 404, the list and the links to it disappear (readings, 'Calls').
 */
export const activeSessionsResponseSchema = object({
  success: boolean().default(true),
  data: array(activeSessionSchema.required()).required(),
  pagination: object({ pages: number().required(), total: number().required() }).required(),
});

/** Response of `GET /auth/session-stats` (§3, §7). */
export const sessionStatsResponseSchema = object({
  success: boolean().default(true),
  data: object({
    activeSessions: number().required(),
    maxSessionsPerUser: number().nullable().default(null),
    activeUsers: number().required(),
    recentLogins24h: number().required(),
    /** Sign-ins of the previous 24 hours; a server may leave it out. */
    previousLogins24h: number().optional(),
    timeoutMinutes: number().nullable().default(null),
  }).required(),
});

export type SessionStats = InferType<typeof sessionStatsResponseSchema>['data'];
