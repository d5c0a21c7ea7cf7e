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
  /** Browser and IP address of the sign-in. */
  userAgent: lenientOptionalTextSchema,
  ipAddress: lenientOptionalTextSchema,
  /** Time of the last call in this session, to the minute. */
  lastSeenAt: lenientOptionalTextSchema,
  /** True for the session that makes the call. */
  current: boolean().nullable().default(null),
});

export type UserSession = InferType<typeof sessionSchema>;

/** Response of `GET /users/{id}/sessions` (§7): the caller's own session first, then the others by last use. */
export const sessionListResponseSchema = object({
  success: boolean().default(true),
  data: array(sessionSchema.required()).required(),
});

/** An active session with its owner. `abilities` restrict what the caller may do to the owner's account (see `getDenialReason`). */
export const activeSessionSchema = sessionSchema.shape({
  user: userSchema.pick(['id', 'email', 'firstName', 'lastName', 'role', 'abilities']).required(),
});

export type ActiveSession = InferType<typeof activeSessionSchema>;

/**
 * Response of `GET /sessions`: one page of the list of active sessions, most recently used first. Optional for a server: on 404,
 * clients hide the list and all links to the list (readings, 'Calls').
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
    /** Sign-ins of the 24 hours before the period of `recentLogins24h`; a server may omit this field. */
    previousLogins24h: number().optional(),
    timeoutMinutes: number().nullable().default(null),
  }).required(),
});

export type SessionStats = InferType<typeof sessionStatsResponseSchema>['data'];
