import { displayedRole, fullName, type User } from '@escale/contracts';
import { Avatar, Badge, lowWindow, styled } from '@escale/design-system';
import type { CellContext } from '@escale/design-system/data-table';
import { useVocabulary } from '@escale/i18n';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useListActions } from '../model/list-actions';
import { userAddress } from '../model/use-open-user';
import { StatusWord } from './status-word';

const CellLayout = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '1.5', md: '3' } },
});

const NameLines = styled('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    // A low window has lower rows; both lines must still fit.
    [lowWindow]: { lineHeight: '1.25' },
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/** A plain link, since a `Link` re-renders whenever the address changes. */
const NameLink = styled('a', {
  base: {
    color: 'inherit',
    fontWeight: 'semibold',
    textDecoration: 'none',
    borderRadius: 'xs',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&:hover, &:focus-visible': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
  },
});

/** If the line is too long, the name is cut, not the badge beside it. */
const FirstLine = styled('span', {
  base: { display: 'flex', alignItems: 'baseline', columnGap: '1.5', minWidth: '0', maxHeight: '1lh' },
});
const SecondLine = styled('bdi', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Shows the status, or the pending invitation, and the role. */
function StatusAndRole({ user }: { user: User }) {
  const { list, shared } = useMessages();
  const { shortRoles } = useVocabulary();
  return (
    <SecondLine>
      {user.invitationPending ? shared.invitationPending : <StatusWord user={user} />}
      {list.separator}
      {shortRoles[displayedRole(user.role)]}
    </SecondLine>
  );
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface UserCellProps {
  user: User;
  table: CellContext;
}

/**
 * Shows avatar, full name as a link to the user's page, and below it @username (§3). While the
 * status column is hidden, the second line shows status and role instead. While the e-mail column
 * is hidden, but not the status column, the second line shows the e-mail address.
 */
export function UserCell({ user, table }: UserCellProps) {
  const { list } = useMessages();
  const { createdId, openUser } = useListActions();
  const name = fullName(user);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openUser(user, table);
  };

  const isNew = createdId === user.id;
  const withEmail = table.isLeftOut('email');
  const withStatus = table.isLeftOut('status');
  const second = (
    <SecondLine translate="no">{withEmail ? user.email : list.handle(user.username)}</SecondLine>
  );
  return (
    <CellLayout>
      <Avatar name={name} src={user.avatarUrl} size={withStatus ? 28 : 32} />
      <NameLines
        data-tooltip={withEmail ? `${name} ${list.handle(user.username)}\n${user.email}` : undefined}
      >
        <FirstLine>
          <NameLink dir="auto" href={userAddress(user)} tabIndex={-1} onClick={open}>
            {name}
          </NameLink>{' '}
          {isNew && <Badge tone="info">{list.created}</Badge>}
        </FirstLine>
        {withStatus ? <StatusAndRole user={user} /> : second}
      </NameLines>
    </CellLayout>
  );
}
