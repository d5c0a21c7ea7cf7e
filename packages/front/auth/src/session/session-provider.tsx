import { fullName, hasRole, displayedRole, type Role, type User } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { meQueryOptions } from './me-query';
import type { Session } from './session';
import type { SessionStatus } from '../state/session-slice';
import { useSessionStatus, type AppStore } from '../state/store';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  session: Session;
  store: AppStore;
  children: ReactNode;
}

/** Provides the session and its store. Needs a `QueryClientProvider` around it. */
export function SessionProvider({ session, store, children }: SessionProviderProps) {
  useEffect(() => session.connect(), [session]);
  return (
    <Provider store={store}>
      <SessionContext value={session}>{children}</SessionContext>
    </Provider>
  );
}

/** Returns the session, for its actions (`signOut` …). Throws outside a `SessionProvider`. */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSessionActions needs a SessionProvider');
  return session;
}

/** Returns true while the user is asked for a fresh sign-in within the session (`Session.proof`). */
export function useIsProofAsked(): boolean {
  const { proof } = useSessionActions();
  return useSyncExternalStore(proof.subscribe, proof.isAsked);
}

/** The status of the session and its user, if any, with the role flags of §6. */
export interface CurrentSession {
  status: SessionStatus;
  user: User | null;
  role: Role;
  isSuperAdmin: boolean;
  isAdmin: boolean;
}

/**
 * Returns the status and the user of the session. While authenticated, observes `GET /auth/me`, which is refetched like any query
 * once its data is stale (5 minutes). An interrupted session keeps its user.
 */
export function useSession(): CurrentSession {
  const status = useSessionStatus();
  const { data } = useQuery({ ...meQueryOptions(), enabled: status === 'authenticated' });
  const known = status === 'authenticated' || status === 'interrupted';
  const user = known ? (data ?? null) : null;
  const role = displayedRole(user?.role);
  return { status, user, role, isSuperAdmin: role === 'SUPER_ADMIN', isAdmin: hasRole(role, 'ADMIN') };
}

/** Returns the signed-in user, on guarded pages. Throws if no user is signed in. */
export function useCurrentUser(): User & { fullName: string } {
  const { user } = useSession();
  if (user === null) throw new Error('useCurrentUser is for guarded pages');
  return { ...user, fullName: fullName(user) };
}
