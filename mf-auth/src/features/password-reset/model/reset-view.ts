import type { Location } from 'react-router-dom';

/** What the history entry of /reset-password holds once the address bar is clean. */
export interface ResetState {
  token?: string;
  isInvitation?: boolean;
  /** The password was set; the token is gone from the entry. */
  done?: boolean;
  /** The server knows no such link any more. */
  dead?: boolean;
}

/** What /reset-password shows (§4 'Reset page'). */
export type ResetView =
  | { kind: 'form'; token: string; isInvitation: boolean }
  | { kind: 'done'; isInvitation: boolean }
  | { kind: 'invalid'; tokenMissing: boolean };

/** The link in the query (§2: `token`, `invitation=true`), or `null` where the query holds none. */
export function linkInQuery(search: string): ResetState | null {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null && !query.has('invitation')) return null;
  return { token: token ?? '', isInvitation: query.get('invitation') === 'true' };
}

export function readResetView({ search, state }: Pick<Location<unknown>, 'search' | 'state'>): ResetView {
  const {
    token = '',
    isInvitation = false,
    done,
    dead,
  } = linkInQuery(search) ?? (state as ResetState | null) ?? {};
  if (done === true) return { kind: 'done', isInvitation };
  if (token !== '') return { kind: 'form', token, isInvitation };
  return { kind: 'invalid', tokenMissing: dead !== true };
}
