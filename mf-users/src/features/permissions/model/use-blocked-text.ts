import { useMessages } from '../../../messages/catalogue';
import { useBulkRightsMessages } from '../../../messages/bulk-rights/catalogue';
import type { BulkRightsPlan } from './use-bulk-rights-plan';

/** Returns a function that explains why a user may not be changed. */
export function useBlockedText() {
  const { permissions, shared } = useMessages();
  const { unread } = useBulkRightsMessages();
  return (reason: BulkRightsPlan['blocked'][number]['reason']): string => {
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
