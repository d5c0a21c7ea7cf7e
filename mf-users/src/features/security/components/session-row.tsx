import type { UserSession } from '@escale/contracts';
import { Badge, Box, Button, Flex, Icon, styled, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { expiresSoon } from '../model/expires-soon';
import { isUrgent } from '../model/remaining';
import { SessionFacts } from './session-facts';

export interface SessionRowProps {
  session: UserSession;
  /** 'Session actuelle' or 'Session N'. */
  name: string;
  /** Browser and system in words. */
  device: string;
  /** True for the session of this browser. */
  isCurrent: boolean;
  now: Date;
  unavailableReason: string | undefined;
  onDelete: () => void;
}

const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3.5',
    paddingBlock: '3.5',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    '&:first-of-type': { borderBlockStartWidth: '0' },
  },
});

/** Renders one session: device, name, address, dates, and the first 20 characters of its identifier (§3 'Session'). */
export function SessionRow(props: SessionRowProps) {
  const { session, name, device, isCurrent, now, unavailableReason, onDelete } = props;
  const { security } = useMessages();
  return (
    <Row>
      <Box color="fg.muted">
        <Icon name="monitor" size={20} />
      </Box>
      <Box flex="1 1 16rem" minWidth="0">
        <Flex alignItems="center" flexWrap="wrap" columnGap="2" rowGap="1" marginBlockEnd="0.5">
          <Text as="span" fontWeight="semibold">
            {device}
          </Text>
          <Text as="span" tone="muted" fontSize="sm">
            {name}
          </Text>
          {isCurrent && <Badge tone="ok">{security.thisDevice}</Badge>}
          {expiresSoon(session.expiresAt, now) && (
            <Badge tone={isUrgent(session.expiresAt, now) ? 'warn' : 'neutral'}>{security.expiresSoon}</Badge>
          )}
        </Flex>
        <SessionFacts session={session} now={now} />
      </Box>
      <Button
        size="sm"
        icon="close"
        aria-label={security.deleteSessionOf(name, device)}
        unavailableReason={unavailableReason}
        onClick={onDelete}
      >
        {security.deleteSession}
      </Button>
    </Row>
  );
}
