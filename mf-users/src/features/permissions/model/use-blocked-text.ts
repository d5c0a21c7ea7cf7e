import { useMessages } from '../../../messages/catalogue';
import { useManyMessages } from '../../../messages/many/catalogue';
import type { ManyPlan } from './use-many-plan';

/** Returns a function that explains why a user may not be changed. */
export function useBlockedText() {
  const { permissions, shared } = useMessages();
  const { unread } = useManyMessages();
  return (reason: ManyPlan['blocked'][number]['reason']): string => {
    switch (reason) {
      case 'unread':
        return unread;
      case 'notHeld':
      case 'ownAccess':
        return permissions[reason];
      // The reason `self` arises only for a change of role, since users may not change their own role.
      case 'self':
        return shared.reasons.ownRole;
      default:
        return shared.reasons[reason];
    }
  };
}
