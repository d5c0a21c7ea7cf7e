import { auditActions, topicEventSchema, type AuditAction, type TopicName } from '@escale/contracts';
import { object, string, type InferType } from 'yup';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { topicChannel } from '../db/publish-topic';

/**
 * Channels on which the database notifies at commit: from triggers (drizzle/0001_realtime_channels.sql), `publishTopic` and
 * `notifyPresence`.
 */
export const channels = {
  activity: 'realtime_activity',
  access: 'realtime_access',
  topic: topicChannel,
  presence: 'realtime_presence',
} as const;

const activitySchema = object({
  id: string().required(),
  action: string<AuditAction>().oneOf(auditActions).required(),
  resource: string().required(),
  userId: string().nullable().defined(),
  timestamp: string().required(),
});

/** The fields of an audit log entry that the live connection needs. */
export type Activity = InferType<typeof activitySchema>;

export function readActivity(payload: string): Activity {
  return activitySchema.validateSync(JSON.parse(payload), { strict: true });
}

/** Sends a presence message to all processes on the database, including this one. */
export async function notifyPresence(db: Database, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channels.presence}, ${payload})`);
}

/** A message published on a topic. */
export interface TopicEvent {
  topic: TopicName;
  message: unknown;
}

export function readTopicEvent(payload: string): TopicEvent {
  const { topic, message } = topicEventSchema.validateSync(JSON.parse(payload));
  return { topic: topic as TopicName, message };
}
