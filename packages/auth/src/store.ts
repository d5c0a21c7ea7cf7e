import { configureStore } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { sessionReducer, type SessionEnd, type SessionStatus } from './session-slice';

/** The store of a visit: session status now; realtime state and interface choices join it as slices. */
export function createAppStore() {
  return configureStore({ reducer: { session: sessionReducer } });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;

/** Status of the session (architecture, 'Session'). */
export function useSessionStatus(): SessionStatus {
  return useSelector((state: AppState) => state.session.status);
}

/** Why the last session of this visit ended, `null` while none has. */
export function useSessionEnd(): SessionEnd | null {
  return useSelector((state: AppState) => state.session.ended);
}
