import type { TopicName } from '@escale/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { Schema } from 'yup';
import { subscribeToTopic } from './topic-emitter';

export interface TopicHandlers<Message> {
  /** The shape of a message; one of another shape is ignored. */
  schema: Schema<Message>;
  /** Called with each message published while the component is mounted. */
  onMessage: (message: Message) => void;
  /**
   * Called when the connection comes or comes back while the component is mounted: what was published before is lost, so read
   * again what the topic is about.
   */
  onConnect: () => void;
}

/**
 * Listens to a topic that a module declares (`topics` of its manifest), by `<id of the module>/<name>`. The server sends it to
 * people who hold the right of the topic; others hear nothing, and no error (readings, 'Realtime').
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
