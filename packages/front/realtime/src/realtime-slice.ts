import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { limits } from '@escale/contracts';

/** State of the realtime connection (§4). */
export type RealtimeStatus = 'connected' | 'disconnected';

/** An entry of the live feed (§2 'Dashboard'); `timestamp` is ISO 8601 in UTC. */
export interface FeedEntry {
  id: string;
  action: string;
  resource: string;
  timestamp: string;
  /** The account that acted; a server may leave it out. */
  userId?: string | undefined;
  /** When this client received it, in milliseconds since 1970. */
  receivedAt: number;
}

/** State received over the realtime connection since the sign-in. */
export interface RealtimeState {
  status: RealtimeStatus;
  /** Ids of connected users without duplicates, the signed-in user included; empty while disconnected. */
  connectedUserIds: string[];
  /** How many users were connected when the connection was lost, and when that was (milliseconds since 1970). */
  lastOnline: { count: number; at: number } | null;
  /** The last ten activities, newest first; kept while disconnected. */
  feed: FeedEntry[];
}

export const initialState: RealtimeState = {
  status: 'disconnected',
  connectedUserIds: [],
  lastOnline: null,
  feed: [],
};

export const connected = createAction('realtime/connected');
export const disconnected = createAction<number>('realtime/disconnected');
export const userConnected = createAction<string>('realtime/userConnected');
export const userDisconnected = createAction<string>('realtime/userDisconnected');
export const activityReceived = createAction<FeedEntry>('realtime/activityReceived');
export const reset = createAction('realtime/reset');

function addActivity(state: RealtimeState, entry: FeedEntry): RealtimeState {
  if (state.feed.some(({ id }) => id === entry.id)) return state;
  const feed = [entry, ...state.feed]
    .sort((one, other) => other.timestamp.localeCompare(one.timestamp))
    .slice(0, limits.feedMax);
  return { ...state, feed };
}

function disconnect(
  { connectedUserIds: ids, lastOnline, ...state }: RealtimeState,
  at: number,
): RealtimeState {
  const known = ids.length > 0 ? { count: ids.length, at } : lastOnline;
  return { ...state, status: 'disconnected', connectedUserIds: [], lastOnline: known };
}

/** Without `createSlice`, as in the session's (`packages/front/auth/src/session-slice.ts`). */
export function realtimeReducer(state: RealtimeState | undefined, action: UnknownAction): RealtimeState {
  const current = state ?? initialState;
  const { connectedUserIds: ids } = current;
  if (connected.match(action)) return { ...current, status: 'connected', connectedUserIds: [] };
  if (disconnected.match(action)) return disconnect(current, action.payload);
  if (userConnected.match(action))
    return ids.includes(action.payload)
      ? current
      : { ...current, connectedUserIds: [...ids, action.payload] };
  if (userDisconnected.match(action))
    return { ...current, connectedUserIds: ids.filter((id) => id !== action.payload) };
  if (activityReceived.match(action)) return addActivity(current, action.payload);
  if (reset.match(action)) return initialState;
  return current;
}
