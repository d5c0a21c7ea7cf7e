import { getDenialReason, type PolicyActor, type PolicyTarget } from '@escale/contracts';
import { messages } from '../messages/catalogue';

/** Returns why `actor` cannot change the role of `user`; undefined if the actor can (readings, 'Permissions'). */
export function roleDenialText(actor: PolicyActor, user: PolicyTarget): string | undefined {
  const { reasons } = messages().shared;
  const reason = getDenialReason('changeRole', actor, user);
  if (reason === null) return undefined;
  return reason === 'self' ? reasons.ownRole : reasons[reason];
}
