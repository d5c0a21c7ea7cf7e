import type { Location } from 'react-router-dom';

/** State of the history entry of /confirm-email after the link was moved there. */
export interface ConfirmState {
  token?: string;
  /** The address counts; the entry no longer holds the token. */
  done?: boolean;
}

/** The view of /confirm-email. */
export type ConfirmView = { kind: 'ask'; token: string } | { kind: 'done' } | { kind: 'invalid' };

/** Returns the link of the query, or `null` if there is none. */
export function confirmationInQuery(search: string): ConfirmState | null {
  const token = new URLSearchParams(search).get('token');
  return token === null ? null : { token };
}

export function readConfirmView({ search, state }: Pick<Location<unknown>, 'search' | 'state'>): ConfirmView {
  const { token = '', done } = confirmationInQuery(search) ?? (state as ConfirmState | null) ?? {};
  if (done === true) return { kind: 'done' };
  return token === '' ? { kind: 'invalid' } : { kind: 'ask', token };
}
