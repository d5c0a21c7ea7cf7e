import { boolean, object, string, type InferType } from 'yup';

/** Events of the live connection (§7 'Realtime connection'); the only ones that the client listens to. */
export const realtimeEvents = ['user_activity', 'user_connected', 'user_disconnected'] as const;

export type RealtimeEvent = (typeof realtimeEvents)[number];

/** Socket.IO path of the live connection, the base of the API (readings, 'Realtime'). */
export const realtimePath = '/api';

/** `user_activity` (§3 'Activity event'); `id` is the audit entry's, so that nothing is counted twice. */
export const userActivitySchema = object({
  id: string().optional(),
  action: string().required(),
  resource: string().required(),
  timestamp: string().required(),
});

export type UserActivity = InferType<typeof userActivitySchema>;

/**
 * `user_connected` (§3). `present` is true when the event tells a connection who is there already; such a one is no
 * news and shows no toast.
 */
export const userConnectedSchema = object({
  userId: string().required(),
  userAgent: string().defined().default(''),
  present: boolean().default(false),
});

export type UserConnected = InferType<typeof userConnectedSchema>;

/** `user_disconnected` (§7): the last connection of this user has ended. */
export const userDisconnectedSchema = object({ userId: string().required() });
