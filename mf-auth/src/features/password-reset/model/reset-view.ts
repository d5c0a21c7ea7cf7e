import type { Location } from 'react-router-dom';

/** State of the history entry of /reset-password. The page moves the link from the address bar to this state. */
export interface ResetPageState {
  token?: string;
  isInvitation?: boolean;
  /** True after the password was set; the entry no longer holds the token. */
  done?: boolean;
  /** True after the server has refused the link. */
  refused?: boolean;
  /** True if the form completes a sign-in that requires a new password. */
  required?: boolean;
}

/** The view of /reset-password (§4 'Reset page'). */
export type ResetView =
  | { kind: 'form'; token: string; isInvitation: boolean; isRequired: boolean }
  | { kind: 'done'; isInvitation: boolean }
  | { kind: 'invalid'; tokenMissing: boolean };

/**
 * Returns the state with the link's parameters from the query string (§2: `token`,
 * `invitation=true`), or `null` if the query string has neither parameter.
 */
export function readLinkFromQuery(search: string): ResetPageState | null {
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
    refused,
    required,
  } = readLinkFromQuery(search) ?? (state as ResetPageState | null) ?? {};
  if (done === true) return { kind: 'done', isInvitation };
  if (token !== '') return { kind: 'form', token, isInvitation, isRequired: required === true };
  return { kind: 'invalid', tokenMissing: refused !== true };
}
