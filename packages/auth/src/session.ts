import {
  apiClient,
  isFresh,
  onSessionExpired,
  readClaims,
  refreshAccessToken,
  tokenStore,
} from '@escale/api-client';
import type { User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { isSessionExpired, isSessionExpiredAtStart } from './session-errors';
import { fetchMe, meQueryOptions } from './me-query';
import { startSessionHeartbeat } from './session-heartbeat';
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
  hasValidToken: () => Promise<boolean>;
  /**
   * Asks the server whether the session still lives, by `GET /auth/me`; for a realtime connection that was cut, and
   * by itself when the window comes back. A dead session ends, or is interrupted; a server that does not answer
   * changes nothing. Several at once make one call; without a session there is none.
   */
  verify: () => Promise<void>;
  /**
   * Signs in with what login or verify-otp returned (§4). True when an interrupted session goes on where it stood;
   * else everything of the one before is gone.
   */
  establish: (signedIn: { user: User; accessToken: string }) => boolean;
  /** Gives up an interrupted session, with the work that it holds. */
  discard: () => void;
  /** Signs out here, on the server and in the other tabs; a server that does not answer stops nobody. */
  signOut: () => Promise<void>;
  /** Listens to the other tabs, to the window and to refreshes that fail; gives the function that ends it. */
  connect: () => () => void;
}

export interface SessionOptions {
  /** True while the page in view holds what its user typed: a dead session is then interrupted, not ended. */
  hasUnsavedWork?: () => boolean;
}

const meKey = meQueryOptions().queryKey;

/** Makes the session of a visit over one store and one query client (architecture, 'Session'). */
export function createSession(
  store: AppStore,
  queryClient: QueryClient,
  { hasUnsavedWork = () => false }: SessionOptions = {},
): Session {
  const status = () => store.getState().session.status;
  const setStatus = (next: SessionStatus) => store.dispatch(statusChanged(next));

  const end = (reason: SessionEnd) => {
    tokenStore.clear({ bySignOut: reason === 'signed-out' });
    store.dispatch(sessionEnded(reason));
    queryClient.clear();
  };

  const expire = () => {
    if (status() === 'interrupted') return;
    if (status() !== 'authenticated' || !hasUnsavedWork()) return end('expired');
    tokenStore.clear();
    setStatus('interrupted');
  };

  const resume = () => {
    setStatus('authenticated');
    void queryClient.invalidateQueries();
  };

  const start = async () => {
    if (tokenStore.read() === null) return void setStatus('anonymous');
    setStatus('starting');
    try {
      await queryClient.query(meQueryOptions());
      setStatus('authenticated');
    } catch (error) {
      if (isSessionExpiredAtStart(error)) end('expired');
      else setStatus('unreachable');
    }
  };

  const hasValidToken = async () => {
    const token = tokenStore.read();
    if (token === null || isFresh(token)) return token !== null;
    return refreshAccessToken(token).then(
      () => true,
      () => (tokenStore.clear(), false),
    );
  };

  let verifying: Promise<void> | null = null;

  const checkSession = async () => {
    try {
      const user = await fetchMe();
      if (status() === 'authenticated') queryClient.setQueryData(meKey, user);
    } catch (error) {
      if (isSessionExpired(error) && status() === 'authenticated') expire();
    }
  };

  const verify = async () => {
    if (status() !== 'authenticated') return;
    verifying ??= checkSession().finally(() => (verifying = null));
    await verifying;
  };

  const establish: Session['establish'] = ({ user, accessToken }) => {
    const samePerson = status() === 'interrupted' && queryClient.getQueryData(meKey)?.id === user.id;
    if (!samePerson) queryClient.clear();
    tokenStore.write(accessToken);
    queryClient.setQueryData(meKey, user);
    if (samePerson) resume();
    else setStatus('authenticated');
    return samePerson;
  };

  const discard = () => end('expired');

  const signOut = async () => {
    await apiClient.post('/auth/logout', {}).catch(() => undefined);
    end('signed-out');
  };

  const handleTokenChange = (token: string | null, previous: string | null) => {
    if (token === null) return tokenStore.wasSignedOut() ? end('signed-out') : expire();
    const interrupted = status() === 'interrupted';
    const before = interrupted ? queryClient.getQueryData(meKey)?.id : readClaims(previous ?? '')?.sub;
    const sameUser = readClaims(token)?.sub === before;
    if (sameUser && interrupted) resume();
    if (sameUser || status() === 'idle') return;
    queryClient.clear();
    void start();
  };

  const connect = () => {
    onSessionExpired(expire);
    const stops = [tokenStore.subscribe(handleTokenChange), startSessionHeartbeat(verify)];
    return () => stops.forEach((stop) => stop());
  };

  return { start, hasValidToken, verify, establish, discard, signOut, connect };
}
