import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { sessionReducer, type SessionEnd, type SessionStatus } from './session-slice';

const reducers = { session: sessionReducer };
const laterReducers: Record<string, Reducer> = {};

/** The store of a visit: session status, and the slices of packages that are loaded later (`addSlice`). */
export function createAppStore() {
  return configureStore({ reducer: combineReducers({ ...laterReducers, ...reducers }) });
}

export type AppStore = ReturnType<typeof createAppStore>;

/**
 * Gives a package that is loaded after the first paint its place in the store, under `name`. Adding the same one again
 * changes nothing.
 */
export function addSlice<State>(store: AppStore, name: string, reducer: Reducer<State>): void {
  if (name in store.getState()) return;
  laterReducers[name] = reducer;
  store.replaceReducer(combineReducers({ ...laterReducers, ...reducers }));
}

export type AppState = ReturnType<AppStore['getState']>;

/** Status of the session (architecture, 'Session'). */
export function useSessionStatus(): SessionStatus {
  return useSelector((state: AppState) => state.session.status);
}

/** Why the last session of this visit ended, `null` while none has. */
export function useSessionEnd(): SessionEnd | null {
  return useSelector((state: AppState) => state.session.ended);
}
