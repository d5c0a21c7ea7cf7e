import { maxTopicMessageBytes, type TopicName } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** Where messages of topics are notified. */
export const topicChannel = 'realtime_topic';

/**
 * Tells everybody who may hear a topic of a module (`topics` of its descriptor): when the transaction commits, or never. The
 * message is JSON and short: what changed, not what it is now.
 */
export async function publishTopic(db: Database, topic: TopicName, message: unknown): Promise<void> {
  const payload = JSON.stringify({ topic, message });
  if (Buffer.byteLength(payload) > maxTopicMessageBytes)
    throw new Error(`a message of the topic ${topic} exceeds ${maxTopicMessageBytes} bytes`);
  await db.execute(sql`select pg_notify(${topicChannel}, ${payload})`);
}
