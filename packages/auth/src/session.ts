import {
  apiClient,
  isApiError,
  isFresh,
  isRefreshFailure,
  onSessionLost,
  readClaims,
  refreshAccessToken,
  tokenStore,
} from '@escale/api-client';
import type { User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { meQueryOptions } from './me-query';
import { sessionEnded, statusChanged, type SessionEnd, type SessionStatus } from './session-slice';
import type { AppStore } from './store';

/** What signs people in and out; one per visit, made by the shell. */
export interface Session {
  /** Start-up rules of §4: no token → anonymous; else refresh if expired, then fetch the user. */
  start: () => Promise<void>;
  /**
   * On public auth routes, where the user is not fetched: true when the stored token is good or could be renewed.
   * A token that cannot be renewed is cleared without a redirect (§2).
   */
  probe: () => Promise<boolean>;
  /** Signs in with what login or verify-otp returned (§4). */
  establish: (signedIn: { user: User; accessToken: string }) => void;
  /** Signs out here, on the server and in the other tabs; a server that does not answer stops nobody. */
  signOut: () => Promise<void>;
  /** Listens to the other tabs and to refreshes that fail; gives the function that ends it. */
  connect: () => () => void;
}

const deadKinds: readonly string[] = ['unauthenticated', 'forbidden', 'rejected'];

/** Makes the session of a visit over one store and one query client (architecture, 'Session'). */
export function createSession(store: AppStore, queryClient: QueryClient): Session {
  const setStatus = (status: SessionStatus) => store.dispatch(statusChanged(status));

  const end = (reason: SessionEnd) => {
    tokenStore.clear();
    store.dispatch(sessionEnded(reason));
    queryClient.clear();
  };

  const start = async () => {
    if (tokenStore.read() === null) return void setStatus('anonymous');
    setStatus('starting');
    try {
      await queryClient.query(meQueryOptions());
      setStatus('authenticated');
    } catch (error) {
      if (isRefreshFailure(error) || (isApiError(error) && deadKinds.includes(error.kind))) end('lost');
      else setStatus('unreachable');
    }
  };

  const probe = async () => {
    const token = tokenStore.read();
    if (token === null || isFresh(token)) return token !== null;
    return refreshAccessToken(token).then(
      () => true,
      () => (tokenStore.clear(), false),
    );
  };

  const establish: Session['establish'] = ({ user, accessToken }) => {
    queryClient.clear();
    tokenStore.write(accessToken);
    queryClient.setQueryData(meQueryOptions().queryKey, user);
    setStatus('authenticated');
  };

  const signOut = async () => {
    await apiClient.post('/auth/logout', {}).catch(() => undefined);
    end('signed-out');
  };

  const followOtherTabs = (token: string | null, previous: string | null) => {
    if (token === null) return end('signed-out');
    const sameUser = readClaims(token)?.sub === readClaims(previous ?? '')?.sub;
    if (!sameUser && store.getState().session.status !== 'idle') {
      queryClient.clear();
      void start();
    }
  };

  const connect = () => {
    onSessionLost(() => end('lost'));
    return tokenStore.subscribe(followOtherTabs);
  };

  return { start, probe, establish, signOut, connect };
}
