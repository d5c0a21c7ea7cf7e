import { Button, Flex, Text } from '@escale/design-system';
import { formatDate, parseDate, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { AuditList } from '../model/use-audit-list';

const rowsPerStep = 30;

export interface AuditFooterProps {
  list: AuditList;
  shown: number;
  filtered: boolean;
  onShow: (count: number) => void;
}

/** Renders the number of entries, the date of the oldest entry searched, and the button that shows more entries. */
export function AuditFooter({ list, shown, filtered, onShow }: AuditFooterProps) {
  const { audit } = useMessages();
  const locale = useLocale();
  const { matching, total, hasMore, isServerCount, status, loadOlder } = list;
  if (status === 'loading')
    return (
      <Text tone="muted" role="status">
        {audit.searching}
      </Text>
    );
  const day =
    list.searchedSince !== null && parseDate(list.searchedSince) !== null
      ? formatDate(list.searchedSince, locale)
      : null;
  const hidden = Math.max(0, total - shown);
  const isKnown = isServerCount || hidden > 0;
  const next = isKnown
    ? audit.showMore(Math.min(rowsPerStep, hidden))
    : filtered
      ? audit.searchOn
      : audit.showRest;
  const handleMore = () => {
    onShow(shown + rowsPerStep);
    if (hasMore && shown + rowsPerStep > matching.length) loadOlder();
  };
  return (
    <Flex alignItems="center" flexWrap="wrap" gap="3">
      <Text role="status">{(filtered ? audit.found : audit.all)(total, day)}</Text>
      {(hidden > 0 || (hasMore && !isServerCount)) && (
        <Button size="sm" loading={list.loadingOlder} onClick={handleMore}>
          {next}
        </Button>
      )}
    </Flex>
  );
}
