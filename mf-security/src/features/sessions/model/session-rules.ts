import { getDenialReason, type ActiveSession, type PolicyActor } from '@escale/contracts';
import type { useMessages } from '../../../messages/catalogue';

type Texts = ReturnType<typeof useMessages>['sessions'];

/** True for the current session; for every session of the user if the server does not say which one made the call. */
export function isOwnCurrent({ current, user }: ActiveSession, actor: PolicyActor): boolean {
  return current ?? user.id === actor.id;
}

/** Returns why this session cannot be closed from the list, if so. */
export function unavailableReason(
  session: ActiveSession,
  actor: PolicyActor,
  texts: Texts,
): string | undefined {
  if (isOwnCurrent(session, actor)) return texts.ownSession;
  const reason = getDenialReason('editProfile', actor, session.user);
  if (reason === null) return undefined;
  return reason === 'write' || reason === 'above' || reason === 'moreRights'
    ? texts.reasons[reason]
    : texts.reasons.other;
}
