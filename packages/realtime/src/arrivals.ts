import type { UserConnected } from '@escale/contracts';

export type ArrivalListener = (arrival: UserConnected) => void;

const listeners = new Set<ArrivalListener>();

/** Calls back for each user who connects from now on; gives the function that ends it. */
export function subscribeToArrivals(listener: ArrivalListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceArrival(arrival: UserConnected): void {
  for (const listener of listeners) listener(arrival);
}
