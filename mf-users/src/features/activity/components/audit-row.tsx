import { fullName, type AuditEntry } from '@escale/contracts';
import { IconBadge, styled, Text } from '@escale/design-system';
import { formatDateTime, formatRelative, resourceWord, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { getActionStyle } from '../model/action-style';
import { getActionLabel, changedFields } from '../model/audit-labels';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', sm: 'auto 1fr auto' },
    columnGap: '3.5',
    rowGap: '1',
    alignItems: 'start',
    paddingBlock: '3.5',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    '&:first-of-type': { borderBlockStartWidth: '0' },
  },
});

const Time = styled('time', {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    gridColumn: { base: '2', sm: 'auto' },
  },
});

export interface AuditRowProps {
  entry: AuditEntry;
  /** Owner of the list; an action by somebody else shows who did it. */
  userId: string;
  now: Date;
}

/** One entry: what, on what, by whom, from where, how long ago. */
export function AuditRow({ entry, userId, now }: AuditRowProps) {
  const { activity } = useMessages();
  const locale = useLocale();
  const { icon, tone } = getActionStyle(entry.action);
  const fields = changedFields(entry);
  const details = [
    resourceWord(entry.resource),
    entry.user && entry.userId !== userId && activity.by(fullName(entry.user)),
    entry.ipAddress && activity.from(entry.ipAddress),
    fields.length > 0 && activity.changed(fields.join(', ')),
  ].filter(Boolean);
  return (
    <Row>
      <IconBadge icon={icon} tone={tone} size="xs" circle />
      <div>
        <Text fontWeight="medium">{getActionLabel(entry.action)}</Text>
        <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
          {details.join(' · ')}
        </Text>
      </div>
      <Time dateTime={entry.timestamp} title={formatDateTime(entry.timestamp, locale)}>
        {formatRelative(entry.timestamp, now, locale)}
      </Time>
    </Row>
  );
}
