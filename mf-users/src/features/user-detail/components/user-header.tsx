import { EditableAvatar } from '@escale/account';
import { fullName, type User } from '@escale/contracts';
import { Badge, Box, Button, Card, Flex, Heading, Text } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useResendInvitation } from '../../../api/resend-invitation';
import { useMessages } from '../../../messages/catalogue';
import { RoleBadge, StatusBadge } from '../../../shared/badges';

export interface UserHeaderProps {
  user: User;
  editing: boolean;
  /** Why the picture cannot be changed. */
  avatarReason: string | undefined;
  /** Why nothing else can be changed. */
  unavailableReason: string | undefined;
  actions: ReactNode;
}

/** Avatar, full name, e-mail and badges of a user (§2 'User detail'). */
export function UserHeader({ user, editing, avatarReason, unavailableReason, actions }: UserHeaderProps) {
  const { detail, shared } = useMessages();
  const resend = useResendInvitation();
  return (
    <Card as="section" aria-label={fullName(user)} marginBlockEnd="5">
      <Flex flexWrap="wrap" alignItems="center" gap="5">
        <EditableAvatar user={user} size={72} unavailableReason={avatarReason} />
        <Box flex="1 1 14rem" minWidth="0">
          <Heading as="h2" size="md" overflowWrap="anywhere">
            <bdi>{fullName(user)}</bdi>
          </Heading>
          <Text tone="muted" overflowWrap="anywhere">
            <bdi>{user.email}</bdi>
          </Text>
          <Flex flexWrap="wrap" alignItems="center" gap="2" marginBlockStart="2">
            <RoleBadge role={user.role} />
            <StatusBadge status={user.status} />
            {user.invitationPending && <Badge tone="warn">{shared.invitationPending}</Badge>}
            {editing && <Badge tone="accent">{detail.editing}</Badge>}
          </Flex>
        </Box>
        <Flex flexWrap="wrap" gap="2.5">
          {user.invitationPending && (
            <Button
              icon="mail"
              loading={resend.isPending}
              unavailableReason={unavailableReason}
              onClick={() => resend.mutate({ email: user.email })}
            >
              {shared.resendInvitation}
            </Button>
          )}
          {actions}
        </Flex>
      </Flex>
    </Card>
  );
}
