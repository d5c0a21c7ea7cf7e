import { paths, type SessionEndNavigationState } from '@escale/contracts';
import {
  useIsProofAsked,
  useSession,
  useSessionActions,
  useSessionEnd,
  useSessionEndReason,
} from '@escale/auth';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../../lib/redirect';
import { resumeAddress } from './resume-address';
import { UnreachableScreen } from './start-screen';

/** A new sign-in over an interrupted session, or a proof of identity within a session. */
export type AuthDialogKind = 'signInAgain' | 'confirmIdentity';

export interface RequireSessionProps {
  /** Shown while the session is being checked. */
  waiting: ReactNode;
  /**
   * Renders a sign-in over the page. Calls `onUnavailable` if it cannot show a dialog: an interrupted session then ends, and the
   * user signs in at /login; a call that requires a proof fails.
   */
  dialog: (kind: AuthDialogKind, onUnavailable: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Redirects unauthenticated visitors to /login (§2); shows `waiting` while the session is being checked. The page of an interrupted
 * session stays mounted under the sign-in dialog, and is never shown to another user.
 */
export function RequireSession({ waiting, dialog, children }: RequireSessionProps) {
  const { status, user } = useSession();
  const ended = useSessionEnd();
  const reason = useSessionEndReason();
  const { start, discard, proof } = useSessionActions();
  const isProofAsked = useIsProofAsked();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (status === 'idle') void start();
  }, [status, start]);

  useEffect(() => {
    const asked = pathname !== paths.modules && ended !== 'signed-out';
    if (status === 'anonymous' && asked) resumeAddress.write(pathname + search);
  }, [status, ended, pathname, search]);

  if (status === 'authenticated' || status === 'interrupted') {
    return (
      <>
        <Fragment key={user?.id}>{children}</Fragment>
        {status === 'interrupted' && dialog('signInAgain', discard)}
        {isProofAsked && dialog('confirmIdentity', () => proof.settle(false))}
      </>
    );
  }
  if (status === 'anonymous') {
    const state: SessionEndNavigationState | null =
      ended === 'expired' ? { sessionEnded: true, reason } : null;
    return <Redirect to={paths.login} state={state} />;
  }
  return status === 'unreachable' ? <UnreachableScreen retry={start} /> : waiting;
}
