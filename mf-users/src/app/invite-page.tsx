import { InvitePeople } from '../features/invite-many/components/invite-people';
import { useMessages } from '../messages/catalogue';
import { FormFrame } from './form-frame';

/** /users/invite: invites several people at once. */
export function InvitePage() {
  const { invite } = useMessages();
  return (
    <FormFrame title={invite.title}>
      <InvitePeople />
    </FormFrame>
  );
}
