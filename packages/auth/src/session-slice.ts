import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * `idle`: not looked at yet (on the public auth routes it stays so) · `starting`: token refreshed and user fetched ·
 * `unreachable`: the start failed for another reason than a dead session · `anonymous` · `authenticated`.
 */
export type SessionStatus = 'idle' | 'starting' | 'unreachable' | 'anonymous' | 'authenticated';

export interface SessionState {
  status: SessionStatus;
}

const initialState: SessionState = { status: 'idle' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    statusChanged(state, action: PayloadAction<SessionStatus>) {
      state.status = action.payload;
    },
  },
});

export const { statusChanged } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
