import { actionWord, ChangeList, changesIn, isKnownAction } from '@escale/user-ui/audit';
import { useDeviceName } from '@escale/user-ui/device';
import { fullName, type AuditEntry } from '@escale/contracts';
import { Alert, Button, DescriptionList, notify, Stack, styled } from '@escale/design-system';
import { Drawer } from '@escale/design-system/drawer';
import { formatDateTime, resourceWord, useLocale } from '@escale/i18n';
import { ModuleLink, moduleLink } from '@escale/module-kit/links';
import { useMessages } from '../../../messages/catalogue';
import { ForceLogoutButton } from '../../../force-logout/force-logout-button';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { copyText } from '@escale/user-ui/clipboard';
import { useReasons } from '../model/use-reasons';

const Source = styled('pre', {
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
}

/** All data of an audit entry, with the reasons why it is suspicious. */
export function EntryDrawer({ entry, onClose }: EntryDrawerProps) {
  const { entry: m } = useMessages();
  return (
    <Drawer open={entry !== null} onClose={onClose} title={m.title}>
      {entry !== null && <EntryDetails entry={entry} />}
    </Drawer>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { entry: m, audit, suspicious } = useMessages();
  const locale = useLocale();
  const reasons = useReasons(entry);
  const device = useDeviceName();
  const notifyCopied = (copied: boolean) => (copied ? notify.success(m.copied) : notify.error(m.copyFailed));
  const changes = changesIn(entry);
  const person = entry.user === null ? emailOf(entry) : `${fullName(entry.user)} (${entry.user.email})`;

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
      <Stack direction="row" gap="3" flexWrap="wrap" alignItems="center">
        <Button size="sm" icon="copy" onClick={() => void copyText(entry.id).then(notifyCopied)}>
          {m.copyId}
        </Button>
        {entry.userId !== null && (
          <>
            <ForceLogoutButton userId={entry.userId} name={person ?? suspicious.nobody} />
            <ModuleLink to={moduleLink('users', 'detail', { userId: entry.userId })} fallback={null}>
              {m.openUser}
            </ModuleLink>
          </>
        )}
      </Stack>
      <DescriptionList
        items={[
          { term: audit.columns.timestamp, details: formatDateTime(entry.timestamp, locale) },
          { term: audit.columns.action, details: actionWord(entry.action) },
          { term: audit.columns.user, details: person ?? suspicious.nobody },
          { term: audit.columns.resource, details: resourceWord(entry.resource) },
          { term: audit.columns.ipAddress, details: entry.ipAddress ?? m.none },
          { term: audit.columns.device, details: device(entry.userAgent) },
          ...(changes.length === 0 ? [] : [{ term: m.changes, details: <ChangeList changes={changes} /> }]),
        ]}
      />
      <details>
        <Summary>{m.metadata}</Summary>
        <DescriptionList
          marginBlockStart="3"
          items={[
            { term: m.userAgent, details: entry.userAgent ?? m.none },
            { term: m.id, details: entry.id },
          ]}
        />
        <Source>{JSON.stringify(entry.metadata, null, 2)}</Source>
      </details>
    </Stack>
  );
}
