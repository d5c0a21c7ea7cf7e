import { EditableAvatar } from '@escale/user-ui';
import { fullName, type User } from '@escale/contracts';
import { Badge, Box, Card, Flex, PageHeading, Text } from '@escale/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { RoleBadge, StatusBadge } from '../../../shared/badges';
import { useIsPhone } from '../../../shared/use-is-phone';
import { EmailLine } from './email-line';

export interface UserHeaderProps {
  user: User;
  editing: boolean;
  /** Why the picture cannot be changed. */
  avatarReason: string | undefined;
  actions: ReactNode;
}

/** Shows avatar, full name as the page title, e-mail, badges and actions of a user (§2 'User detail'). */
export function UserHeader({ user, editing, avatarReason, actions }: UserHeaderProps) {
  const { detail, frame, shared } = useMessages();
  const isPhone = useIsPhone();
  const bar = useRef<HTMLDivElement>(null);
  const shownMode = useRef(editing);
  useEffect(() => {
    if (shownMode.current === editing) return;
    shownMode.current = editing;
    // The pressed button belongs to the mode just left and disappears, so the first button of the new mode takes the focus.
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, [editing]);
  return (
    <Card
      as="section"
      aria-label={fullName(user)}
      marginBlockEnd={{ base: '2', sm: '5' }}
      padding={{ base: '4', sm: '5' }}
    >
      <Flex
        flexWrap="wrap"
        alignItems={{ base: 'start', sm: 'center' }}
        columnGap={{ base: '3', sm: '5' }}
        rowGap={{ base: '2', sm: '4' }}
      >
        <EditableAvatar user={user} size={isPhone ? 40 : 72} unavailableReason={avatarReason} />
        <Box flex={{ base: '1 1 12rem', sm: '1 1 16rem' }} minWidth="0">
          <Text tone="muted" fontSize="sm" srOnly={{ base: true, sm: false }}>
            {frame.user}
          </Text>
          <Box overflowWrap="anywhere">
            <PageHeading>
              <bdi translate="no">{fullName(user)}</bdi>
            </PageHeading>
          </Box>
          <EmailLine email={user.email} />
          <Flex flexWrap="wrap" alignItems="center" gap="2" marginBlockStart="2">
            <RoleBadge role={user.role} />
            <StatusBadge status={user.status} />
            {user.invitationPending && <Badge tone="warn">{shared.invitationPending}</Badge>}
            {editing && <Badge tone="accent">{detail.editing}</Badge>}
          </Flex>
        </Box>
        <Flex ref={bar} flexWrap="wrap" gap="2.5" css={{ '& > button': { flexGrow: { base: 1, sm: 0 } } }}>
          {actions}
        </Flex>
      </Flex>
    </Card>
  );
}
