import type { TopicName } from '@escale/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { Schema } from 'yup';
import { subscribeToTopic } from './topic-emitter';

export interface TopicHandlers<Message> {
  /** The schema of a message; others are ignored. */
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
 * Listens to a topic that a module declares (`topics` of its manifest), by `<id of the module>/<name>`. The server sends it to
 * users who hold the right of the topic; others receive nothing, and no error (readings, 'Realtime').
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
