import { maxTopicMessageBytes, type TopicName } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** The channel that carries the messages of topics. */
export const topicChannel = 'realtime_topic';

const payloadOf = (topic: TopicName, message: unknown) => JSON.stringify({ topic, message });

/** True if a message is short enough to be published. */
export const fitsTopic = (topic: TopicName, message: unknown): boolean =>
  Buffer.byteLength(payloadOf(topic, message)) <= maxTopicMessageBytes;

/**
 * Notifies everyone who may receive a topic of a module (`topics` of its descriptor) when the transaction commits. The message is
 * short JSON: what changed, not its new value.
 */
export async function publishTopic(db: Database, topic: TopicName, message: unknown): Promise<void> {
  const payload = payloadOf(topic, message);
  if (!fitsTopic(topic, message))
    throw new Error(`a message of the topic ${topic} exceeds ${maxTopicMessageBytes} bytes`);
  await db.execute(sql`select pg_notify(${topicChannel}, ${payload})`);
}
