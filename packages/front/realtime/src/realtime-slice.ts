import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { limits } from '@escale/contracts';

/** Status of the realtime connection (§4). */
export type RealtimeStatus = 'connected' | 'disconnected';

/** An entry of the live feed (§2 'Dashboard'); `timestamp` is ISO 8601 in UTC. */
export interface FeedEntry {
  id: string;
  action: string;
  resource: string;
  timestamp: string;
  /** The acting account; a server may omit it. */
  userId?: string | undefined;
  /** When this client received the entry (milliseconds since 1970). */
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

export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    connected: (state) => {
      state.status = 'connected';
      state.connectedUserIds = [];
    },
    disconnected: (state, { payload: at }: PayloadAction<number>) => {
      const count = state.connectedUserIds.length;
      if (count > 0) state.lastOnline = { count, at };
      state.status = 'disconnected';
      state.connectedUserIds = [];
    },
    userConnected: ({ connectedUserIds: ids }, { payload: id }: PayloadAction<string>) => {
      if (!ids.includes(id)) ids.push(id);
    },
    userDisconnected: (state, { payload }: PayloadAction<string>) => {
      state.connectedUserIds = state.connectedUserIds.filter((id) => id !== payload);
    },
    activityReceived: (state, { payload }: PayloadAction<FeedEntry>) => {
      if (state.feed.some(({ id }) => id === payload.id)) return;
      state.feed = [payload, ...state.feed]
        .sort((one, other) => other.timestamp.localeCompare(one.timestamp))
        .slice(0, limits.feedMax);
    },
    reset: () => initialState,
  },
});

export const { connected, disconnected, userConnected, userDisconnected, activityReceived, reset } =
  realtimeSlice.actions;
