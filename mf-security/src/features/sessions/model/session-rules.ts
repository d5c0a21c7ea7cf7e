import { getDenialReason, type ActiveSession, type PolicyActor } from '@escale/contracts';
import type { useMessages } from '../../../messages/catalogue';

type SessionTexts = ReturnType<typeof useMessages>['sessions'];

/** True for the actor's current session. If the server does not say which session that is, true for every session of the actor. */
export function isCurrentSession({ current, user }: ActiveSession, actor: PolicyActor): boolean {
  return current ?? user.id === actor.id;
}

/** Returns why the actor cannot close a session from the list; `undefined` if the actor can. */
export function unavailableReason(
  session: ActiveSession,
  actor: PolicyActor,
  texts: SessionTexts,
): string | undefined {
  if (isCurrentSession(session, actor)) return texts.ownSession;
  const reason = getDenialReason('editProfile', actor, session.user);
  if (reason === null) return undefined;
  return reason === 'write' || reason === 'above' || reason === 'moreRights'
    ? texts.reasons[reason]
    : texts.reasons.other;
}
