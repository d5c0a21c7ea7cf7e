import type { SessionEndReason } from '@escale/contracts';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/**
 * `idle`: not checked yet (stays so on the public auth routes) · `starting`: refreshing the token and fetching the user ·
 * `unreachable`: the start failed, but not because the session is over · `anonymous` · `authenticated` · `interrupted`:
 * the session has expired over unsaved work, and its user may sign in again in a dialog.
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
  /** What the server says of the end of an expired session. */
  endReason?: SessionEndReason | undefined;
  /** When the session ends for want of use, while its user is being warned (epoch milliseconds). */
  idleEndsAt?: number | undefined;
}

const initialState: SessionState = { status: 'idle', ended: null };

export const statusChanged = createAction<SessionStatus>('session/statusChanged');
export const idleWarningChanged = createAction<number | undefined>('session/idleWarningChanged');
export const sessionEnded = createAction<{ ended: SessionEnd; reason?: SessionEndReason | undefined }>(
  'session/sessionEnded',
);

/** Without `createSlice`, which brings Immer (4.7 kB) into the first load. */
export function sessionReducer(state: SessionState | undefined, action: UnknownAction): SessionState {
  const current = state ?? initialState;
  if (statusChanged.match(action)) return { ...current, status: action.payload };
  if (idleWarningChanged.match(action)) return { ...current, idleEndsAt: action.payload };
  if (sessionEnded.match(action)) {
    const { ended, reason } = action.payload;
    return { status: 'anonymous', ended, endReason: reason, idleEndsAt: undefined };
  }
  return current;
}
