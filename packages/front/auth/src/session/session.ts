import {
  apiClient,
  endSessionScope,
  isFresh,
  isSessionOver,
  onProofDemanded,
  onSessionExpired,
  readClaims,
  refreshAccessToken,
  sessionEndOf,
  tokenStore,
} from '@escale/api-client';
import { delay, type SessionEndReason, type User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { createIdentityProof, type IdentityProof } from './identity-proof';
import { createIdleWatch } from '../idle/idle-watch';
import { fetchMe, meQueryOptions } from './me-query';
import { watchPageReturn } from './page-return';
import { startSessionHeartbeat } from './session-heartbeat';
import {
  idleWarningChanged,
  sessionEnded,
  sessionInterrupted,
  statusChanged,
  type SessionEnd,
  type SessionStatus,
} from '../state/session-slice';
import type { AppStore } from '../state/store';

/** The session of a page load; the shell creates one (`createSession`). */
export interface Session {
  /**
   * Applies the start-up rules of §4: without a token, the session is anonymous; otherwise refreshes an expired token and fetches
   * the user.
   */
  start: () => Promise<void>;
  /**
   * Resolves to true if the stored token is valid or could be refreshed; for the public auth routes, where the user is not fetched.
   * Clears a token whose refresh is refused, without a redirect (§2).
   */
  hasValidToken: () => Promise<boolean>;
  /**
   * Checks the session by `GET /auth/me`; called when the server closes or refuses the realtime connection, and periodically
   * (`connect`). Ends or interrupts a session that is over; an unreachable server changes nothing. Concurrent calls share one
   * request; without a session, there is no request.
   */
  verify: () => Promise<void>;
  /** Answers the idle warning: records activity, in all tabs and on the server. */
  stay: () => Promise<void>;
  /**
   * Signs in with the answer of login or verify-otp (§4). Returns true if an interrupted session resumes in place; otherwise drops
   * everything of the previous session and returns false.
   */
  establish: (signedIn: { user: User; accessToken: string }) => boolean;
  /**
   * The request for a fresh sign-in within the session. `settle(false)` cancels the request; so
   * does the end or the interruption of the session.
   */
  proof: IdentityProof;
  /**
   * Proves the user's identity with the answer of login or verify-otp: page and cache stay, and the refused calls are repeated with
   * the new token. An answer for another account changes nothing and counts as cancelled.
   */
  confirm: (signedIn: { user: User; accessToken: string }) => void;
  /** Ends an interrupted session; its unsaved work is lost. */
  discard: () => void;
  /** Signs out on the server and in all tabs; in the tabs even if the server does not answer. */
  signOut: () => Promise<void>;
  /**
   * Connects the session to other tabs, to failed refreshes, to the heartbeat and to the idle watch. Returns the function that
   * disconnects it.
   */
  connect: () => () => void;
}

export interface SessionOptions {
  /** Returns true while the page has unsaved work: an expired session is then interrupted, not ended. */
  hasUnsavedWork?: () => boolean;
  /**
   * Called when a session has ended and its calls are aborted. The callback must close anything else that belongs to the session,
   * such as a toast with an undo.
   */
  onEnd?: () => void;
}

/** How long a sign-out waits for the server; the call itself continues with its original token. */
const signOutWaitMs = 2_000;

const meQueryKey = meQueryOptions().queryKey;

/** Creates the session on top of a store and a query client (front end, 'Sessions'). */
export function createSession(
  store: AppStore,
  queryClient: QueryClient,
  { hasUnsavedWork = () => false, onEnd = () => undefined }: SessionOptions = {},
): Session {
  const status = () => store.getState().session.status;
  const setStatus = (next: SessionStatus) => store.dispatch(statusChanged(next));

  const proof = createIdentityProof();

  const forget = () => {
    proof.settle(false);
    endSessionScope();
    queryClient.clear();
    onEnd();
  };

  const end = (ended: SessionEnd, reason?: SessionEndReason) => {
    tokenStore.clear({ bySignOut: ended === 'signed-out', reason });
    idleWatch.forget();
    store.dispatch(sessionEnded({ ended, reason }));
    forget();
  };

  const expire = (reason?: SessionEndReason) => {
    if (status() === 'interrupted' || status() === 'anonymous') return;
    if (status() !== 'authenticated' || !hasUnsavedWork()) return end('expired', reason);
    tokenStore.clear({ reason });
    proof.settle(false);
    store.dispatch(sessionInterrupted(reason));
  };

  const idleLimitMs = () => {
    const isOpen = status() === 'authenticated' || status() === 'starting';
    const seconds = isOpen ? readClaims(tokenStore.read() ?? '')?.idleSeconds : undefined;
    return seconds === undefined ? null : seconds * 1_000;
  };

  const idleWatch = createIdleWatch({
    limitMs: idleLimitMs,
    onWarning: (endsAt) => store.dispatch(idleWarningChanged(endsAt)),
    onEnd: () => {
      const headers = { Authorization: `Bearer ${tokenStore.read()}` };
      void apiClient.post('/auth/logout', {}, { headers }).catch(() => undefined);
      expire('EXPIRED');
    },
    isAlive: async () => {
      if (status() === 'starting') await starting;
      else if (!(await check())) return false;
      return status() === 'authenticated';
    },
  });

  const resume = () => {
    setStatus('authenticated');
    void queryClient.invalidateQueries();
  };

  let starts = 0;
  let starting: Promise<void> = Promise.resolve();

  const start = () => (starting = startOnce());

  const startOnce = async () => {
    if (tokenStore.read() === null) return void setStatus('anonymous');
    starts += 1;
    const thisStart = starts;
    const isSuperseded = () => thisStart !== starts || status() !== 'starting';
    setStatus('starting');
    try {
      await queryClient.query(meQueryOptions());
      if (!isSuperseded()) setStatus('authenticated');
    } catch (error) {
      if (isSuperseded()) return;
      if (isSessionOver(error)) end('expired', sessionEndOf(error));
      else setStatus('unreachable');
    }
  };

  const hasValidToken = async () => {
    const token = status() === 'anonymous' ? null : tokenStore.read();
    if (token === null || isFresh(token)) return token !== null;
    return refreshAccessToken(token).then(
      () => true,
      (error: unknown) => {
        if (isSessionOver(error)) tokenStore.clear();
        return false;
      },
    );
  };

  let verifying: Promise<boolean> | null = null;

  /** True if a new sign-in has replaced the session whose token is `checked`. */
  const isReplaced = (checked: string | null) => {
    const current = tokenStore.read();
    return current !== null && current !== checked && isFresh(current);
  };

  const checkSession = async () => {
    const checked = tokenStore.read();
    try {
      const user = await fetchMe();
      if (status() === 'authenticated') queryClient.setQueryData(meQueryKey, user);
      return true;
    } catch (error) {
      if (isSessionOver(error) && status() === 'authenticated' && !isReplaced(checked))
        expire(sessionEndOf(error));
      return false;
    }
  };

  /** Resolves to true when the server confirms that the session is alive. */
  const check = async () => {
    if (status() !== 'authenticated') return false;
    verifying ??= checkSession().finally(() => (verifying = null));
    return verifying;
  };

  const verify = async () => {
    await check();
  };

  const stay = async () => {
    if (status() !== 'authenticated') return;
    idleWatch.recordUse();
    await verify();
  };

  const establish: Session['establish'] = ({ user, accessToken }) => {
    const isSameUser = status() === 'interrupted' && queryClient.getQueryData(meQueryKey)?.id === user.id;
    if (!isSameUser) {
      // `forget` clears the cache; components that stay on screen must get the new user before that.
      queryClient.setQueryData(meQueryKey, user);
      forget();
    }
    idleWatch.recordUse();
    tokenStore.write(accessToken);
    queryClient.setQueryData(meQueryKey, user);
    if (isSameUser) resume();
    else setStatus('authenticated');
    return isSameUser;
  };

  const confirm: Session['confirm'] = ({ user, accessToken }) => {
    const isSameUser = proof.isAsked() && queryClient.getQueryData(meQueryKey)?.id === user.id;
    if (isSameUser) {
      idleWatch.recordUse();
      tokenStore.write(accessToken);
      queryClient.setQueryData(meQueryKey, user);
    }
    proof.settle(isSameUser);
  };

  const discard = () => end('expired', tokenStore.endReason());

  const signOut = async () => {
    const answered = apiClient.post('/auth/logout', {}).catch(() => undefined);
    await Promise.race([answered, delay(signOutWaitMs)]);
    end('signed-out');
  };

  const handleTokenChange = (previous: string | null) => {
    const token = tokenStore.read();
    if (token === null) return tokenStore.wasSignedOut() ? end('signed-out') : expire(tokenStore.endReason());
    const isInterrupted = status() === 'interrupted';
    const currentUserId = queryClient.getQueryData(meQueryKey)?.id ?? readClaims(previous ?? '')?.sub;
    const isSameUser = readClaims(token)?.sub === currentUserId;
    if (isSameUser && isInterrupted) resume();
    if (isSameUser || status() === 'idle') return;
    forget();
    void start();
  };

  /**
   * Returns the id of the user to whom the page belongs. An interrupted session keeps its page, and can only be resumed with a
   * token of the same user.
   */
  const owner = () =>
    status() === 'interrupted'
      ? queryClient.getQueryData(meQueryKey)?.id
      : readClaims(tokenStore.read() ?? '')?.sub;

  const onReturn = () => {
    if (status() === 'interrupted' && tokenStore.read() !== null) handleTokenChange(null);
    void verify();
  };

  const connect = () => {
    onSessionExpired((error) => expire(sessionEndOf(error)));
    onProofDemanded(proof.ask);
    const stops = [
      idleWatch.start(),
      tokenStore.subscribe(handleTokenChange),
      startSessionHeartbeat(verify),
      watchPageReturn({ owner, onReturn }),
    ];
    return () => stops.forEach((stop) => stop());
  };

  return { start, hasValidToken, verify, stay, establish, proof, confirm, discard, signOut, connect };
}
