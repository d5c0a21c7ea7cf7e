import { fullName, type User } from '@escale/contracts';
import { Avatar, HStack, styled } from '@escale/design-system';
import type { CellContext } from '@escale/design-system/data-table';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import { trailFrom } from '../../../shared/list-trail';

const Lines = styled('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

const Name = styled(Link, {
  base: {
    color: 'inherit',
    fontWeight: 'semibold',
    textDecoration: 'none',
    borderRadius: 'xs',
    '&:hover, &:focus-visible': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
  },
});
const Aside = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface UserCellProps {
  user: User;
  table: CellContext;
}

/**
 * Avatar, full name as a link to the person's page, and @username (§3); the e-mail address under the name while its
 * column has no room.
 */
export function UserCell({ user, table }: UserCellProps) {
  const { list } = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const name = fullName(user);
  const address = `/users/${encodeURIComponent(user.id)}`;

  /** The neighbours in the list go along, as they are at this moment; a new tab needs none. */
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address, { state: { trail: trailFrom(table.rowIds(), user.id, search) } });
  };

  const handle = <Aside>{list.handle(user.username)}</Aside>;
  const withEmail = table.isLeftOut('email');
  return (
    <HStack gap="3">
      <Avatar name={name} src={user.avatarUrl} size={36} />
      <Lines title={withEmail ? `${name}\n${user.email}` : undefined}>
        <span>
          <Name to={address} tabIndex={-1} onClick={open}>
            {name}
          </Name>{' '}
          {withEmail && handle}
        </span>
        {withEmail ? <Aside>{user.email}</Aside> : handle}
      </Lines>
    </HStack>
  );
}
