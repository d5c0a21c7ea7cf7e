import { fullName, type User } from '@escale/contracts';
import { Avatar, HStack, styled } from '@escale/design-system';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';

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
const Handle = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Avatar, full name as a link to the person's page, and @username (§3). */
export function UserCell({ user }: { user: User }) {
  const { list } = useMessages();
  const name = fullName(user);
  return (
    <HStack gap="3">
      <Avatar name={name} src={user.avatarUrl} size={36} />
      <Lines>
        <Name to={`/users/${encodeURIComponent(user.id)}`} tabIndex={-1}>
          {name}
        </Name>
        <Handle>{list.handle(user.username)}</Handle>
      </Lines>
    </HStack>
  );
}
