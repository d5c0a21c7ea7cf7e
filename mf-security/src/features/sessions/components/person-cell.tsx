import { fullName, type ActiveSession } from '@escale/contracts';
import { Badge, HStack, styled, TextLink } from '@escale/design-system';
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
const Email = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Name, as the link to the person, and address; marks the session that one is working in. */
export function PersonCell({ user, own }: { user: ActiveSession['user']; own: boolean }) {
  const { sessions } = useMessages();
  return (
    <HStack gap="2.5">
      <Lines>
        <Name>
          <TextLink to={`/users/${encodeURIComponent(user.id)}`} tone="plain">
            {fullName(user)}
          </TextLink>
        </Name>
        <Email>{user.email}</Email>
      </Lines>
      {own && <Badge tone="info">{sessions.own}</Badge>}
    </HStack>
  );
}
