import type { SessionEndReason } from '@escale/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * `idle`: not checked yet; on the public auth routes, never checked. `starting`: the token is being
 * refreshed or the user fetched. `unreachable`: the start failed for a reason other than the end of
 * the session. `interrupted`: the session has expired over unsaved work, and its user may sign in
 * again in a dialog.
 */
export type SessionStatus =
  | 'idle'
  | 'starting'
  | 'unreachable'
  | 'anonymous'
  | 'authenticated'
  | 'interrupted';

/** Why a session ended: by a sign-out, here or in another tab, or because it expired. */
export type SessionEnd = 'signed-out' | 'expired';

export interface SessionState {
  status: SessionStatus;
  ended: SessionEnd | null;
  /** Why a session expired or was interrupted, if known. */
  endReason?: SessionEndReason | undefined;
  /** While the user is warned: when the idle session will expire (milliseconds since 1970). */
  idleEndsAt?: number | undefined;
}

const initialState: SessionState = { status: 'idle', ended: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<SessionStatus>) => {
      state.status = payload;
    },
    sessionInterrupted: (state, { payload }: PayloadAction<SessionEndReason | undefined>) => {
      state.status = 'interrupted';
      state.endReason = payload;
    },
    idleWarningChanged: (state, { payload }: PayloadAction<number | undefined>) => {
      state.idleEndsAt = payload;
    },
    sessionEnded: (
      _state,
      { payload }: PayloadAction<{ ended: SessionEnd; reason?: SessionEndReason | undefined }>,
    ): SessionState => ({
      status: 'anonymous',
      ended: payload.ended,
      endReason: payload.reason,
      idleEndsAt: undefined,
    }),
  },
});

export const { statusChanged, sessionInterrupted, idleWarningChanged, sessionEnded } = sessionSlice.actions;
