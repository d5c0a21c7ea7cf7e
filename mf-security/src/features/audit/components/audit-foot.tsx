import { limits } from '@escale/contracts';
import { Button, Flex, Text } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import type { AuditLog } from '../../../api/audit-log';
import type { AuditPart } from '../../../api/use-audit-part';
import { useMessages } from '../../../messages/catalogue';

const step = 30;

export interface AuditFootProps {
  log: AuditLog;
  part: AuditPart;
  shown: number;
  matching: number;
  onMore: (count: number) => void;
}

/** How many entries are shown, of how many that are loaded, and what shows or loads more. */
export function AuditFoot({ log, part, shown, matching, onMore }: AuditFootProps) {
  const { audit } = useMessages();
  const locale = useLocale();
  const { complete, remaining, status } = part;
  const oldest = log.entries.at(-1);
  const hidden = matching - shown;
  if (status === 'loading')
    return (
      <Text tone="muted" fontSize="sm" role="status">
        {audit.loadingPart}
      </Text>
    );
  const loaded =
    remaining === null && oldest !== undefined
      ? audit.loaded(log.entries.length, formatDateTime(oldest.timestamp, locale))
      : audit.remaining(remaining ?? 0);
  return (
    <Flex alignItems="center" flexWrap="wrap" gap="3">
      <Text tone="muted" fontSize="sm" role="status">
        {audit.shown(shown, matching, complete)}
      </Text>
      {hidden > 0 && (
        <Button size="sm" onClick={() => onMore(step)}>
          {audit.showMore(Math.min(step, hidden))}
        </Button>
      )}
      {hidden === 0 && !complete && (
        <Button
          size="sm"
          loading={part.loadingOlder}
          onClick={() => {
            onMore(limits.securityAuditFetch);
            part.loadOlder();
          }}
        >
          {audit.loadOlder}
        </Button>
      )}
      {!complete && oldest !== undefined && (
        <Text tone="muted" fontSize="sm">
          {loaded}
        </Text>
      )}
    </Flex>
  );
}
