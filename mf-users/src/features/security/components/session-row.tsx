import { limits, type UserSession } from '@escale/contracts';
import { Badge, Box, Button, Flex, Icon, styled, Text } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { expiresSoon } from '../model/expires-soon';

export interface SessionRowProps {
  session: UserSession;
  name: string;
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

const Token = styled('code', {
  base: { fontFamily: 'mono', fontSize: 'xs', direction: 'ltr', unicodeBidi: 'isolate' },
});

/** One session: its name, the first 20 characters of its identifier, its dates (§3 'Session'). */
export function SessionRow({ session, name, now, unavailableReason, onDelete }: SessionRowProps) {
  const { security } = useMessages();
  const locale = useLocale();
  const dates = [
    [security.sessionCreated, session.createdAt],
    [security.sessionExpires, session.expiresAt],
  ] as const;
  return (
    <Row>
      <Box color="fg.muted">
        <Icon name="monitor" size={20} />
      </Box>
      <Box flex="1 1 14rem" minWidth="0">
        <Flex alignItems="center" flexWrap="wrap" gap="2">
          <Text as="span" fontWeight="semibold">
            {name}
          </Text>
          {expiresSoon(session.expiresAt, now) && <Badge tone="warn">{security.expiresSoon}</Badge>}
        </Flex>
        <Flex flexWrap="wrap" columnGap="4" rowGap="0.5" fontSize="sm" color="fg.muted">
          <span>
            {security.sessionToken} <Token>{session.token.slice(0, limits.sessionTokenShown)}</Token>
          </span>
          {dates.map(([label, date]) => (
            <span key={label}>
              {label} <time dateTime={date}>{formatDateTime(date, locale)}</time>
            </span>
          ))}
        </Flex>
      </Box>
      <Button
        size="sm"
        icon="trash"
        aria-label={security.deleteSessionOf(name)}
        unavailableReason={unavailableReason}
        onClick={onDelete}
      >
        {security.deleteSession}
      </Button>
    </Row>
  );
}
