import { fullName, type User } from '@escale/contracts';
import { Avatar, HStack, styled } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

const Lines = styled('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
const Name = styled('span', { base: { fontWeight: 'semibold' } });
const Handle = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Avatar, full name and @username (§3). */
export function UserCell({ user }: { user: User }) {
  const { list } = useMessages();
  const name = fullName(user);
  return (
    <HStack gap="3">
      <Avatar name={name} src={user.avatarUrl} size={36} />
      <Lines>
        <Name>{name}</Name>
        <Handle>{list.handle(user.username)}</Handle>
      </Lines>
    </HStack>
  );
}
