import { displayedStatus, fullName, getDenialReason, type User } from '@escale/contracts';
import { HStack, styled } from '@escale/design-system';
import { Switch } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useListActions } from '../model/list-actions';
import { InvitationButton } from './invitation-button';

const Body = styled('span', { base: { display: 'grid', lineHeight: 'snug', fontSize: 'sm' } });

const Status = styled('span', {
  base: { fontWeight: 'medium' },
  variants: {
    status: { ACTIVE: { color: 'ok' }, INACTIVE: { color: 'fg.muted' }, SUSPENDED: { color: 'bad' } },
  },
});

const Aside = styled('span', { base: { color: 'fg.muted', fontSize: 'xs' } });

/** A user's status with its inline toggle: ACTIVE to INACTIVE, INACTIVE or SUSPENDED to ACTIVE (§4). */
export function StatusCell({ user }: { user: User }) {
  const { shared, list } = useMessages();
  const { statuses } = useVocabulary();
  const { actor, pendingStatuses, toggleStatus } = useListActions();
  const shown = displayedStatus(user.status);
  const active = shown === 'ACTIVE';
  const reason = getDenialReason(active ? 'deactivate' : 'activate', actor, user);
  return (
    <HStack gap="2.5">
      <Switch
        checked={active}
        onChange={() => toggleStatus(user)}
        label={list.toggleLabel(fullName(user))}
        labelHidden
        busy={pendingStatuses.has(user.id)}
        {...(reason !== null && { unavailableReason: shared.reasons[reason] })}
      />
      <Body>
        <Status status={shown}>{statuses[shown]}</Status>
        {user.invitationPending && <Aside>{shared.invitationPending}</Aside>}
      </Body>
      {user.invitationPending && <InvitationButton user={user} />}
    </HStack>
  );
}
