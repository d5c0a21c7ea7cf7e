import { fullName, getDenialReason, type User } from '@escale/contracts';
import { IconButton } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useListActions } from '../model/list-actions';

/** Renders the button that resends the invitation of an account that was never activated. */
export function InvitationButton({ user }: { user: User }) {
  const { shared, list } = useMessages();
  const { actor, resendInvitation } = useListActions();
  const reason = getDenialReason('edit', actor, user);
  return (
    <IconButton
      icon="mail"
      label={list.resendTo(shared.resendInvitation, fullName(user))}
      onClick={() => resendInvitation(user)}
      {...(reason !== null && { unavailableReason: shared.reasons[reason] })}
    />
  );
}
