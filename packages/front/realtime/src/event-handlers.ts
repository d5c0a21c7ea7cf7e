import { addSlice, type AppState, type AppStore } from '@escale/auth';
import {
  topicEventSchema,
  userActivitySchema,
  userConnectedSchema,
  userDisconnectedSchema,
  type RealtimeEvent,
} from '@escale/contracts';
import { nanoid } from '@reduxjs/toolkit';
import { emitUserConnected } from './connected-emitter';
import { emitConnected, emitTopic } from './topic-emitter';
import {
  activityReceived,
  connected,
  disconnected,
  initialState,
  realtimeSlice,
  reset,
  userConnected,
  userDisconnected,
  type RealtimeState,
} from './realtime-slice';

/** Returns the realtime slice, or its initial state until `createRealtimeEventHandlers` has added the slice. */
export function selectRealtime(root: AppState & { realtime?: RealtimeState }): RealtimeState {
  return root.realtime ?? initialState;
}

/** Writes events of the realtime connection to the store, and notifies the listeners of `useUserConnected` and `useTopic`. */
export interface RealtimeEventHandlers {
  connected: () => void;
  disconnected: () => void;
  /** Validates and applies a server event; a payload that does not match its schema is ignored. */
  handle: (event: RealtimeEvent, payload: unknown) => void;
  /** Id of the newest activity received, if any. */
  lastActivityId: () => string | undefined;
  /** Resets the slice, for example on sign-out. */
  reset: () => void;
}

/** Creates the event handlers for a store, to which it adds the realtime slice if missing. */
export function createRealtimeEventHandlers(store: AppStore): RealtimeEventHandlers {
  addSlice(store, 'realtime', realtimeSlice.reducer);
  const state = () => selectRealtime(store.getState());

  const handlers: Record<RealtimeEvent, (payload: unknown) => void> = {
    user_activity: (payload) => {
      const { id = nanoid(), ...activity } = userActivitySchema.validateSync(payload);
      store.dispatch(activityReceived({ id, ...activity, receivedAt: Date.now() }));
    },
    user_connected: (payload) => {
      const user = userConnectedSchema.validateSync(payload);
      const isNew = !user.present && !state().connectedUserIds.includes(user.userId);
      store.dispatch(userConnected(user.userId));
      if (isNew) emitUserConnected(user);
    },
    user_disconnected: (payload) => {
      store.dispatch(userDisconnected(userDisconnectedSchema.validateSync(payload).userId));
    },
    topic: (payload) => {
      const { topic, message } = topicEventSchema.validateSync(payload);
      emitTopic(topic, message);
    },
  };

  return {
    connected: () => {
      store.dispatch(connected());
      emitConnected();
    },
    disconnected: () => store.dispatch(disconnected(Date.now())),
    handle: (event, payload) => {
      try {
        handlers[event](payload);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
      }
    },
    lastActivityId: () => state().feed[0]?.id,
    reset: () => store.dispatch(reset()),
  };
}
