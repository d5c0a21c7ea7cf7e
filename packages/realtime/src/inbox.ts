import { addSlice, type AppState, type AppStore } from '@escale/auth';
import {
  userActivitySchema,
  userConnectedSchema,
  userDisconnectedSchema,
  type RealtimeEvent,
} from '@escale/contracts';
import { nanoid } from '@reduxjs/toolkit';
import { announceArrival } from './arrivals';
import {
  activityTold,
  connected,
  disconnected,
  initialState,
  realtimeReducer,
  userCame,
  userWent,
  visitEnded,
  type RealtimeState,
} from './realtime-slice';

/** The state of the live connection inside the store's; the store has it once an inbox was made. */
export function selectRealtime(root: AppState & { realtime?: RealtimeState }): RealtimeState {
  return root.realtime ?? initialState;
}

/** Puts what the live connection tells into the store, and announces who connects. */
export interface RealtimeInbox {
  connected: () => void;
  disconnected: () => void;
  /** Takes an event as the server sent it; what does not have its shape is dropped. */
  tell: (event: RealtimeEvent, payload: unknown) => void;
  /** Id of the newest activity, if any was told. */
  lastActivityId: () => string | undefined;
  /** Forgets everything, as at sign-out. */
  clear: () => void;
}

/** The inbox over the store of a visit; it adds the slice of the live connection where that is missing. */
export function createRealtimeInbox(store: AppStore): RealtimeInbox {
  addSlice(store, 'realtime', realtimeReducer);
  const state = () => selectRealtime(store.getState());

  const tellers: Record<RealtimeEvent, (payload: unknown) => void> = {
    user_activity: (payload) => {
      const { id = nanoid(), ...told } = userActivitySchema.validateSync(payload);
      store.dispatch(activityTold({ id, ...told }));
    },
    user_connected: (payload) => {
      const arrival = userConnectedSchema.validateSync(payload);
      const isNews = !arrival.present && !state().connectedUserIds.includes(arrival.userId);
      store.dispatch(userCame(arrival.userId));
      if (isNews) announceArrival(arrival);
    },
    user_disconnected: (payload) => {
      store.dispatch(userWent(userDisconnectedSchema.validateSync(payload).userId));
    },
  };

  return {
    connected: () => store.dispatch(connected()),
    disconnected: () => store.dispatch(disconnected()),
    tell: (event, payload) => {
      try {
        tellers[event](payload);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
      }
    },
    lastActivityId: () => state().feed[0]?.id,
    clear: () => store.dispatch(visitEnded()),
  };
}
