import type { SessionEndReason } from '@escale/contracts';
import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { sessionSlice, type SessionEnd, type SessionStatus } from './session-slice';

/** Creates the Redux store with the session's slice; packages that are loaded later add theirs (`addSlice`). */
export function createAppStore() {
  const slices = combineSlices(sessionSlice);
  return { ...configureStore({ reducer: slices }), slices };
}

export type AppStore = ReturnType<typeof createAppStore>;

/** Adds the slice of a package that is loaded after the first paint, under `name`; does nothing if the slice is already there. */
export function addSlice<State>(store: AppStore, name: string, reducer: Reducer<State>): void {
  if (name in store.getState()) return;
  store.slices.inject({ reducerPath: name, reducer });
  store.replaceReducer(store.slices);
}

export type AppState = ReturnType<AppStore['getState']>;

/** Returns the status of the session (front end, 'Sessions'). */
export function useSessionStatus(): SessionStatus {
  return useSelector((state: AppState) => state.session.status);
}

/** Returns when the idle session will expire (milliseconds since 1970) while the user is warned, else `null`. */
export function useIdleEnd(): number | null {
  return useSelector(({ session }: AppState) =>
    session.status === 'authenticated' ? (session.idleEndsAt ?? null) : null,
  );
}

/** Returns why the last session in this tab ended, `null` if none has. */
export function useSessionEnd(): SessionEnd | null {
  return useSelector((state: AppState) => state.session.ended);
}

/** Returns why a session expired or was interrupted in this tab, if known. */
export function useSessionEndReason(): SessionEndReason | undefined {
  return useSelector((state: AppState) => state.session.endReason);
}
