import { displayedRole, fullName, type User } from '@escale/contracts';
import { Avatar, Badge, lowWindow, styled } from '@escale/design-system';
import type { CellContext } from '@escale/design-system/data-table';
import { useVocabulary } from '@escale/i18n';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useListActions } from '../model/list-actions';
import { userAddress } from '../model/use-open-user';
import { StatusWord } from './status-word';

const Person = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '2', md: '3' } },
});

const Lines = styled('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    // Lets both lines fit even in the lower rows.
    [lowWindow]: { lineHeight: '1.25' },
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/** Not a `Link`, which re-renders whenever the address changes. */
const Name = styled('a', {
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

/** A badge beside the name keeps its width. */
const FirstLine = styled('span', {
  base: { display: 'flex', alignItems: 'baseline', columnGap: '1.5', minWidth: '0', maxHeight: '1lh' },
});
const Aside = styled('bdi', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Status and role, while their columns are hidden. */
function NarrowFacts({ user }: { user: User }) {
  const { list, shared } = useMessages();
  const { shortRoles } = useVocabulary();
  return (
    <Aside>
      {user.invitationPending ? shared.invitationPending : <StatusWord user={user} />}
      {list.separator}
      {shortRoles[displayedRole(user.role)]}
    </Aside>
  );
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface UserCellProps {
  user: User;
  table: CellContext;
}

/**
 * Shows avatar, full name as a link to the user's page, and @username (§3). While the e-mail column is hidden, the address replaces
 * the username in every row: beside a name it would fit in some rows only.
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
  const second = <Aside translate="no">{withEmail ? user.email : list.handle(user.username)}</Aside>;
  return (
    <Person>
      <Avatar name={name} src={user.avatarUrl} size={32} />
      <Lines data-tooltip={withEmail ? `${name} ${list.handle(user.username)}\n${user.email}` : undefined}>
        <FirstLine>
          <Name dir="auto" href={userAddress(user)} tabIndex={-1} onClick={open}>
            {name}
          </Name>{' '}
          {isNew && <Badge tone="info">{list.created}</Badge>}
        </FirstLine>
        {withStatus ? <NarrowFacts user={user} /> : second}
      </Lines>
    </Person>
  );
}
