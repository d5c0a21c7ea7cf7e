import { displayedStatus, fullName, getDenialReason, type User } from '@escale/contracts';
import { styled } from '@escale/design-system';
import { Switch } from '@escale/design-system/forms';
import type { CellContext } from '@escale/design-system/data-table';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useListActions } from '../model/list-actions';
import { InvitationButton } from './invitation-button';
import { StatusWord } from './status-word';

const StatusLine = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2.5' } });

const StatusTexts = styled('span', { base: { display: 'grid', lineHeight: 'snug', fontSize: 'sm' } });

const StatusDetail = styled('span', { base: { color: 'fg.muted', fontSize: 'xs' } });

export interface StatusCellProps {
  user: User;
  table: CellContext;
}

/**
 * Shows a user's status with its inline toggle, which deactivates an ACTIVE user and activates an
 * INACTIVE or SUSPENDED one (§4). The line below shows a pending invitation, else the last login if
 * the table hides the column of last logins.
 */
export function StatusCell({ user, table }: StatusCellProps) {
  const locale = useLocale();
  const { shared, list } = useMessages();
  const { actor, pendingStatuses, toggleStatus } = useListActions();
  const active = displayedStatus(user.status) === 'ACTIVE';
  const reason = getDenialReason(active ? 'deactivate' : 'activate', actor, user);
  const lastLogin =
    user.lastLoginAt === null ? shared.neverConnected : formatDateTime(user.lastLoginAt, locale);
  const shownLogin = table.isLeftOut('lastLogin') ? lastLogin : null;
  const aside = user.invitationPending ? shared.invitationPending : shownLogin;
  return (
    <StatusLine>
      <Switch
        checked={active}
        onChange={() => toggleStatus(user)}
        label={list.toggleLabel(fullName(user))}
        labelHidden
        busy={pendingStatuses.has(user.id)}
        {...(reason !== null && { unavailableReason: shared.reasons[reason] })}
      />
      <StatusTexts>
        <StatusWord user={user} />
        {aside !== null && <StatusDetail>{aside}</StatusDetail>}
      </StatusTexts>
      {user.invitationPending && <InvitationButton user={user} />}
    </StatusLine>
  );
}
