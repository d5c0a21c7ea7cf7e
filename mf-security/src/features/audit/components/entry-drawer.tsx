import {
  auditSentence,
  authorOf,
  ChangeList,
  changesIn,
  entryLabel,
  isKnownAction,
} from '@escale/user-ui/audit';
import { useDeviceName } from '@escale/user-ui/device';
import type { AuditEntry } from '@escale/contracts';
import { Alert, Button, DescriptionList, notify, Stack, styled, Text } from '@escale/design-system';
import { Drawer } from '@escale/design-system/drawer';
import { formatDateTime, resourceLabel, useLocale } from '@escale/i18n';
import { ModuleLink, moduleLink } from '@escale/module-kit/links';
import { useMessages } from '../../../messages/catalogue';
import { AddressLink } from '../../../shared/address-link';
import { ForceLogoutButton } from '../../../force-logout/force-logout-button';
import { copyText } from '@escale/user-ui/clipboard';
import { useSuspicionReasons } from '../model/use-reasons';

const MetadataSource = styled('pre', {
  base: {
    marginBlockStart: '3',
    padding: '3',
    borderRadius: 'md',
    background: 'bg.subtle',
    direction: 'ltr',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const Summary = styled('summary', { base: { cursor: 'pointer', fontWeight: 'semibold', fontSize: 'sm' } });

export interface EntryDrawerProps {
  entry: AuditEntry | null;
  onClose: () => void;
  /** Shows all entries by or about an account. */
  onShowAll: (userId: string) => void;
}

/** Shows the details of an audit entry and, for a suspicious entry, the reasons. */
export function EntryDrawer({ entry, onClose, onShowAll }: EntryDrawerProps) {
  const { entry: m } = useMessages();
  return (
    <Drawer open={entry !== null} onClose={onClose} title={m.title}>
      {entry !== null && <EntryDetails entry={entry} onClose={onClose} onShowAll={onShowAll} />}
    </Drawer>
  );
}

function EntryDetails({ entry, onClose, onShowAll }: EntryDrawerProps & { entry: AuditEntry }) {
  const { entry: m, audit } = useMessages();
  const locale = useLocale();
  const reasons = useSuspicionReasons(entry);
  const device = useDeviceName();
  const notifyCopied = (copied: boolean) => (copied ? notify.success(m.copied) : notify.error(m.copyFailed));
  const changes = changesIn(entry);
  const { userId, user, target } = entry;
  const name = authorOf(entry);
  const people = [
    ...(userId === null ? [] : [{ id: userId, name }]),
    ...(target === null || target.id === null || target.id === userId
      ? []
      : [{ id: target.id, name: target.name }]),
  ];

  return (
    <Stack gap="5">
      {reasons.length > 0 && (
        <Alert tone="warn" title={m.reasons}>
          {reasons.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </Alert>
      )}
      {!isKnownAction(entry.action) && <Alert tone="info">{m.unknownAction}</Alert>}
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {auditSentence(entry)}
      </Text>
      <DescriptionList
        items={[
          ...(changes.length === 0 ? [] : [{ term: m.changes, details: <ChangeList changes={changes} /> }]),
          { term: audit.columns.timestamp, details: formatDateTime(entry.timestamp, locale) },
          { term: audit.columns.action, details: entryLabel(entry) },
          {
            term: audit.columns.user,
            details: (
              <>
                <PersonName id={userId} name={name} />
                {user !== null && name !== user.email && ` (${user.email})`}
              </>
            ),
          },
          {
            term: m.target,
            details: target === null ? m.none : <PersonName id={target.id} name={target.name} />,
          },
          { term: audit.columns.resource, details: resourceLabel(entry.resource) },
          {
            term: audit.columns.ipAddress,
            details:
              entry.ipAddress === null ? (
                m.none
              ) : (
                <AddressLink address={entry.ipAddress} onFollow={onClose} />
              ),
          },
          { term: audit.columns.device, details: device(entry.userAgent) },
        ]}
      />
      <Stack direction="row" gap="3" flexWrap="wrap" alignItems="center">
        {people.map(({ id, name: whose }) => (
          <Button key={id} size="sm" icon="search" onClick={() => onShowAll(id)}>
            {m.allOf(whose)}
          </Button>
        ))}
        {userId !== null && <ForceLogoutButton userId={userId} name={name} showsName />}
        <Button size="sm" icon="copy" onClick={() => void copyText(entry.id).then(notifyCopied)}>
          {m.copyId}
        </Button>
      </Stack>
      <details>
        <Summary>{m.metadata}</Summary>
        <DescriptionList
          marginBlockStart="3"
          items={[
            { term: m.userAgent, details: entry.userAgent ?? m.none },
            { term: m.id, details: entry.id },
          ]}
        />
        <MetadataSource>{JSON.stringify(entry.metadata, null, 2)}</MetadataSource>
      </details>
    </Stack>
  );
}

/** Renders a name, linked to the account's page if the account exists. */
function PersonName({ id, name }: { id: string | null; name: string }) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <ModuleLink to={moduleLink('users', 'detail', { userId: id })} fallback={<bdi>{name}</bdi>}>
      <bdi>{name}</bdi>
    </ModuleLink>
  );
}
