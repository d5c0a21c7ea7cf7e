import { actionStyle, auditSentence, ChangeList, changesIn, entryLabel } from '@escale/user-ui/audit';
import { useDeviceName } from '@escale/user-ui/device';
import type { AuditEntry } from '@escale/contracts';
import { Box, IconBadge, styled, Text } from '@escale/design-system';
import { formatDate, formatDateTime, resourceLabel, useLocale } from '@escale/i18n';
import { Fragment } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { formatAgo } from '../../../shared/ago';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', md: 'auto 11rem 1fr' },
    columnGap: '3.5',
    rowGap: '1',
    alignItems: 'start',
    paddingBlock: '2.5',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    '&:first-of-type': { borderBlockStartWidth: '0' },
  },
});

const Time = styled('time', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    flexWrap: 'wrap',
    columnGap: '2',
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'sm',
  },
});

const Description = styled('div', { base: { gridColumn: { base: '2', md: 'auto' }, minWidth: '0' } });

export interface AuditRowProps {
  entry: AuditEntry;
  now: Date;
}

/** Shows one audit log entry: time, action in a sentence, resource, address, device, and the values before and after. */
export function AuditRow({ entry, now }: AuditRowProps) {
  const { activity } = useMessages();
  const locale = useLocale();
  const deviceName = useDeviceName();
  const past = formatAgo(entry.timestamp, now, locale);
  const { icon, tone } = actionStyle(entry.action);
  const details = [
    entryLabel(entry),
    resourceLabel(entry.resource),
    entry.ipAddress && activity.from(entry.ipAddress),
    entry.userAgent && deviceName(entry.userAgent),
  ].filter(Boolean);
  return (
    <Row>
      <Box gridRow={{ base: '1 / span 2', md: 'auto' }}>
        <IconBadge icon={icon} tone={tone} size="xs" circle />
      </Box>
      <Time dateTime={entry.timestamp}>
        <bdi>{formatDateTime(entry.timestamp, locale)}</bdi>
        {past !== formatDate(entry.timestamp, locale) && (
          <Text as="span" tone="muted">
            {past}
          </Text>
        )}
      </Time>
      <Description>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {auditSentence(entry)}
        </Text>
        <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
          {details.map((detail, place) => (
            <Fragment key={place}>
              {place > 0 && '\u{a0}· '}
              <bdi>{detail}</bdi>
            </Fragment>
          ))}
        </Text>
        <ChangeList changes={changesIn(entry)} />
      </Description>
    </Row>
  );
}
