import { fullName, type User } from '@escale/contracts';
import { IconButton } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { denial } from '../../../people/user-rules';
import { useListActs } from '../model/list-acts';

/** Sends the invitation of an account that was never activated once more. */
export function InvitationButton({ user }: { user: User }) {
  const { people, list } = useMessages();
  const { actor, resendInvitation } = useListActs();
  const reason = denial('edit', user, actor);
  return (
    <IconButton
      icon="mail"
      label={list.resendTo(people.resendInvitation, fullName(user))}
      onClick={() => resendInvitation(user)}
      {...(reason !== null && { unavailableReason: people.reasons[reason] })}
    />
  );
}
