import { fullName, type AuditEntry } from '@escale/contracts';
import { Badge, Box, Button, styled, Text } from '@escale/design-system';
import { formatRelative, formatTime, useLocale } from '@escale/i18n';
import { ModuleLink, moduleLink } from '@escale/module-kit/links';
import { ForceLogoutButton } from '../../../force-logout/force-logout-button';
import { useMessages } from '../../../messages/catalogue';
import { AddressLink } from '../../../shared/address-link';
import { severityTones } from '../../../suspicion/severity-tones';
import type { SuspiciousActivity } from '../../../suspicion/suspicious-activities';

const Item = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2.5',
    paddingBlock: '3',
    // The layout depends on the width of the list, not of the screen: beside the chart, the list is always narrow.
    '@container (min-width: 46rem)': { gridTemplateColumns: '88px minmax(0, 1fr) auto', columnGap: '3' },
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' },
  },
});

/** The severity: in a narrow list at the end of the title's line, otherwise in a column of its own. */
const Severity = styled('div', {
  base: {
    position: 'absolute',
    insetBlockStart: '3',
    insetInlineEnd: '0',
    '& + div > :first-child': { paddingInlineEnd: '24' },
    '@container (min-width: 46rem)': {
      position: 'static',
      '& + div > :first-child': { paddingInlineEnd: '0' },
    },
  },
});

const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // In a narrow list, the first action has a line of its own. The other actions share a line.
    '@container (max-width: 24rem)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      '& > *': { paddingInline: '2' },
      '& > :first-child': { gridColumn: '1 / -1' },
    },
  },
});

export interface SuspiciousItemProps {
  activity: SuspiciousActivity;
  isSeen: boolean;
  now: Date;
  onMark: () => void;
  onOpen: (entry: AuditEntry) => void;
}

/** Renders a suspicious activity: severity, type, details, person, address, time, and the possible actions (§3). */
export function SuspiciousItem({ activity, isSeen, now, onMark, onOpen }: SuspiciousItemProps) {
  const { suspicious: m } = useMessages();
  const locale = useLocale();
  const { type, severity, details, count, userId, email, timestamp, entry } = activity;
  const moment = m.moment(formatRelative(timestamp, now, locale), formatTime(timestamp, locale));
  return (
    <Item>
      <Severity>
        <Badge dot={!isSeen} tone={isSeen ? 'neutral' : severityTones[severity]}>
          {m.severity[severity]}
        </Badge>
      </Severity>
      <Box minWidth="0">
        <Text fontWeight="semibold">
          {m.types[type]}
          {count > 1 && <Text as="span" tone="muted">{` ${m.times(count)}`}</Text>}
        </Text>
        <Text>
          <bdi>{details}</bdi>
        </Text>
        <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
          <PersonName entry={entry} email={email} /> · <AddressText address={activity.ipAddress} />
        </Text>
        <Text tone="muted" fontSize="sm">
          <time dateTime={timestamp}>{count > 1 ? m.last(moment) : moment}</time>
        </Text>
      </Box>
      <Actions>
        <Button
          size="sm"
          {...(isSeen ? { variant: 'ghost' } : { icon: 'check' })}
          data-mark
          aria-label={m.markOf(isSeen ? m.unmark : m.mark, m.types[type], email ?? m.nobody)}
          onClick={onMark}
        >
          {isSeen ? m.unmark : m.mark}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon="eye"
          aria-label={m.detailsOf(details)}
          onClick={() => onOpen(entry)}
        >
          {m.details}
        </Button>
        {userId !== null && <ForceLogoutButton userId={userId} name={email ?? m.nobody} />}
      </Actions>
    </Item>
  );
}

/** Renders the person's name, linked to the user's page. If no account was found, renders the e-mail address that was typed. */
function PersonName({ entry: { user, userId }, email }: { entry: AuditEntry; email: string | null }) {
  const { nobody } = useMessages().suspicious;
  const name = user === null ? '' : fullName(user);
  const text = name || email;
  if (text === null) return nobody;
  const shown = <bdi translate="no">{text}</bdi>;
  if (userId === null) return shown;
  return <ModuleLink to={moduleLink('users', 'detail', { userId })}>{shown}</ModuleLink>;
}

function AddressText({ address }: { address: string | null }) {
  const { noAddress } = useMessages().suspicious;
  return address === null ? noAddress : <AddressLink address={address} />;
}
