import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * `idle`: not looked at yet (on the public auth routes it stays so) · `starting`: token refreshed and user fetched ·
 * `unreachable`: the start failed for another reason than a dead session · `anonymous` · `authenticated` ·
 * `interrupted`: the session is dead, but the page in view holds unsaved work; its user may sign in again over it.
 */
export type SessionStatus =
  'idle' | 'starting' | 'unreachable' | 'anonymous' | 'authenticated' | 'interrupted';

/** Why a session ended: by the user's own act, here or in another tab, or because it was dead. */
export type SessionEnd = 'signed-out' | 'expired';

export interface SessionState {
  status: SessionStatus;
  ended: SessionEnd | null;
}

const initialState: SessionState = { status: 'idle', ended: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    statusChanged(state, action: PayloadAction<SessionStatus>) {
      state.status = action.payload;
    },
    sessionEnded(state, action: PayloadAction<SessionEnd>) {
      state.status = 'anonymous';
      state.ended = action.payload;
    },
  },
});

export const { sessionEnded, statusChanged } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
