import { paths } from '@escale/contracts';
import { useSession, useSessionActions, useSessionEnd } from '@escale/auth';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInAgain } from '../../modules/sign-in-again';
import { resumeAddress } from './resume-address';
import { StartScreen, UnreachableScreen } from './start-screen';

/**
 * Sends unauthenticated visitors to /login (§2); shows neither it nor the page while the session is looked at. A page
 * whose session was interrupted stays, under the sign-in; it never becomes another person's.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const ended = useSessionEnd();
  const { start, discard } = useSessionActions();
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
        {status === 'interrupted' && <SignInAgain onUnavailable={discard} />}
      </>
    );
  }
  if (status === 'anonymous') return <Navigate to={paths.login} replace />;
  return status === 'unreachable' ? <UnreachableScreen onRetry={() => void start()} /> : <StartScreen />;
}
