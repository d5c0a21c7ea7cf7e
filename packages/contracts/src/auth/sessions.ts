import { array, boolean, number, object, string, type InferType } from 'yup';
import { lenientOptionalTextSchema, lenientTextSchema } from '../lib/lenient-text';
import { userSchema } from '../user/user';

/**
 * A session (§3). `token` is a public identifier, not a credential. Dates are ISO 8601 in UTC. A server need not send what
 * is null by default.
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
  /** True for the session of the call itself. */
  current: boolean().nullable().default(null),
});

export type UserSession = InferType<typeof sessionSchema>;

/** Response of `GET /users/{id}/sessions` (§7): the caller's own session first, otherwise the last used one. */
export const sessionListResponseSchema = object({
  success: boolean().default(true),
  data: array(sessionSchema.required()).required(),
});

/** An active session with its owner. `abilities` are restrictions of the caller on that account (see `getDenialReason`). */
export const activeSessionSchema = sessionSchema.shape({
  user: userSchema.pick(['id', 'email', 'firstName', 'lastName', 'role', 'abilities']).required(),
});

export type ActiveSession = InferType<typeof activeSessionSchema>;

/**
 * Response of `GET /sessions`: a page of the active sessions of everybody, the last used one first. Optional for a server:
 * where it answers 404, the list and the links to it disappear (readings, 'Calls').
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
    /** Sign-ins of the 24 hours before those; a server may leave it out. */
    previousLogins24h: number().optional(),
    timeoutMinutes: number().nullable().default(null),
  }).required(),
});

export type SessionStats = InferType<typeof sessionStatsResponseSchema>['data'];
