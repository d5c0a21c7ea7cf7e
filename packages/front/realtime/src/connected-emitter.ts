import type { UserConnected } from '@escale/contracts';

export type UserConnectedListener = (user: UserConnected) => void;

const listeners = new Set<UserConnectedListener>();

/** Calls `listener` for each user who connects from now on. Returns the unsubscribe function. */
export function subscribeToUserConnected(listener: UserConnectedListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitUserConnected(user: UserConnected): void {
  for (const listener of listeners) listener(user);
}
