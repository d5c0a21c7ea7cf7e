import type { TopicName } from '@escale/contracts';

export interface TopicListener {
  message: (message: unknown) => void;
  /** Called when the connection opens: messages sent before are lost. */
  connected: () => void;
}

const listeners = new Map<TopicName, Set<TopicListener>>();

/** Calls `listener` for each message of a topic from now on. Returns the unsubscribe function. */
export function subscribeToTopic(topic: TopicName, listener: TopicListener): () => void {
  const others = listeners.get(topic) ?? new Set();
  listeners.set(topic, others.add(listener));
  return () => {
    others.delete(listener);
    if (others.size === 0 && listeners.get(topic) === others) listeners.delete(topic);
  };
}

export function emitTopic(topic: string, message: unknown): void {
  for (const listener of listeners.get(topic as TopicName) ?? []) listener.message(message);
}

export function emitConnected(): void {
  for (const ofTopic of listeners.values()) for (const listener of ofTopic) listener.connected();
}
