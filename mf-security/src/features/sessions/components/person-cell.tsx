import { fullName, type ActiveSession } from '@escale/contracts';
import { Badge, HStack, styled } from '@escale/design-system';
import { ModuleLink, moduleLink } from '@escale/module-kit/links';
import { useMessages } from '../../../messages/catalogue';

const Lines = styled('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
const Name = styled('span', {
  base: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'semibold' },
});
const Detail = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface PersonCellProps {
  user: ActiveSession['user'];
  /** True for the current session. */
  own: boolean;
  /** A line under the name. */
  detail: string;
}

/** Renders the name, linked to the user's page, and a line under it; marks the current session. */
export function PersonCell({ user, own, detail }: PersonCellProps) {
  const { sessions } = useMessages();
  return (
    <Lines>
      <HStack gap="2" minWidth="0">
        <Name dir="auto">
          <ModuleLink to={moduleLink('users', 'detail', { userId: user.id })} tone="plain">
            {fullName(user)}
          </ModuleLink>
        </Name>
        {own && <Badge tone="info">{sessions.own}</Badge>}
      </HStack>
      <Detail>{detail}</Detail>
    </Lines>
  );
}
