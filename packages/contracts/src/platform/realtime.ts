import { boolean, mixed, object, string, type InferType } from 'yup';

/** The events of the realtime connection: those of §7 ('Realtime connection'), and `topic`. The client ignores all others. */
export const realtimeEvents = ['user_activity', 'user_connected', 'user_disconnected', 'topic'] as const;

export type RealtimeEvent = (typeof realtimeEvents)[number];

/** Socket.IO path of the realtime connection: the base of the API (readings, 'Realtime'). */
export const realtimePath = '/api';

/** True for the URL of a realtime call. Only the query distinguishes it from a REST call, which has the same base. */
export function isRealtimeCall(url: string): boolean {
  const [path, query] = url.split('?', 2);
  return (path === realtimePath || path === `${realtimePath}/`) && new URLSearchParams(query).has('EIO');
}

/**
 * `user_activity` (§3 'Activity event'). `id` is the id of the audit entry, by which clients recognize duplicates; `userId` is the
 * acting account. A server may omit either.
 */
export const userActivitySchema = object({
  id: string().optional(),
  userId: string().optional(),
  action: string().required(),
  resource: string().required(),
  timestamp: string().required(),
});

export type UserActivity = InferType<typeof userActivitySchema>;

/**
 * `user_connected` (§3). `present` is true for users who were connected before this client, or who
 * have only reconnected. No toast announces them.
 */
export const userConnectedSchema = object({
  userId: string().required(),
  userAgent: string().defined().default(''),
  present: boolean().default(false),
});

export type UserConnected = InferType<typeof userConnectedSchema>;

/** `user_disconnected` (§7): the last connection of this user has ended. */
export const userDisconnectedSchema = object({ userId: string().required() });

/** A topic of a module: the server sends its messages only to users with `right`. */
export interface ModuleTopic {
  /** The name within the module, such as `berths`. Pages use `<id of the module>/<name>`. */
  name: string;
  /** The right in the module that a receiver needs; it may be a permission that the module declares. */
  right: string;
}

/** A topic on the wire: `<id of the module>/<name>`. */
export type TopicName = `${string}/${string}`;

/** `topic` on the realtime connection: a published message, unchanged. */
export const topicEventSchema = object({
  topic: string().required(),
  message: mixed().nullable().defined(),
});
