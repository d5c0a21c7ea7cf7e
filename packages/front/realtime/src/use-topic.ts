import type { TopicName } from '@escale/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { Schema } from 'yup';
import { subscribeToTopic } from './topic-emitter';

export interface TopicHandlers<Message> {
  /** The schema of a message; messages that do not match are ignored. */
  schema: Schema<Message>;
  /** Called with each message published while the component is mounted. */
  onMessage: (message: Message) => void;
  /**
   * Called when the connection opens or reopens while the component is mounted: earlier messages are lost, so reload the topic's
   * data.
   */
  onConnect: () => void;
}

/**
 * Listens to a topic that a module declares (`topics` of its descriptor), by the name `<module
 * id>/<name>`. The server sends the topic's messages only to users who hold its right. Other users
 * receive nothing, not even an error (readings, 'Realtime').
 */
export function useTopic<Message>(topic: TopicName, handlers: TopicHandlers<Message>): void {
  const { schema } = handlers;
  const message = useEffectEvent((value: unknown) => {
    let read: Message;
    try {
      read = schema.validateSync(value);
    } catch {
      return;
    }
    handlers.onMessage(read);
  });
  const connected = useEffectEvent(() => handlers.onConnect());
  useEffect(
    () => subscribeToTopic(topic, { message: (value) => message(value), connected: () => connected() }),
    [topic],
  );
}
