import type { Location } from 'react-router-dom';

/** State of the history entry of a page opened by a mailed link. The page moves the link from the address bar to this state. */
export interface LinkPageState {
  token?: string;
  /** True after the link was used; the entry no longer holds the token. */
  done?: boolean;
}

/** The view of a page opened by a mailed link. */
export type LinkView = { kind: 'ask'; token: string } | { kind: 'done' } | { kind: 'invalid' };

/** Returns the state with the token from the query string, or `null` if there is none. */
export function readTokenFromQuery(search: string): LinkPageState | null {
  const token = new URLSearchParams(search).get('token');
  return token === null ? null : { token };
}

export function readLinkView({ search, state }: Pick<Location<unknown>, 'search' | 'state'>): LinkView {
  const { token = '', done } = readTokenFromQuery(search) ?? (state as LinkPageState | null) ?? {};
  if (done === true) return { kind: 'done' };
  return token === '' ? { kind: 'invalid' } : { kind: 'ask', token };
}
