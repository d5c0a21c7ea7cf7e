import { usePermissions, useSession } from '@escale/auth';
import { canSeeActiveSessions, type PolicyActor } from '@escale/contracts';
import { useMemo } from 'react';

export interface SessionsActor {
  status: 'pending' | 'error' | 'ready';
  /** The signed-in user, as the actor of the user policy; stays the same object until the user's rights change. */
  actor: PolicyActor;
  /** True if the signed-in user may see all active sessions. */
  maySee: boolean;
}

/** Returns the signed-in user as the actor of the rules about other users' sessions (see `canSeeActiveSessions`). */
export function useSessionsActor(): SessionsActor {
  const { user, role } = useSession();
  const { status, flags } = usePermissions();
  const [users, security] = [flags('users'), flags('security')];
  const id = user?.id ?? '';
  const actor = useMemo(() => ({ id, role, permissions: { users, security } }), [id, role, users, security]);
  return { status, actor, maySee: user !== null && canSeeActiveSessions(actor) };
}
