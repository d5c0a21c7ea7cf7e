import { Alert, styled } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import { useStatusPageMessages } from './messages/page/catalogue';

const NoticeSpacing = styled('div', { base: { '&:not(:last-child)': { marginBlockEnd: '3' } } });

export interface LoadNoticeProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt'>;
  /** The text of the notice if there is no data. */
  failed: string;
}

/**
 * Reports the failure of a query, with the time of its previous data if the data stays on screen.
 * Renders nothing without a failure.
 */
export function LoadNotice({ query: { data, error, dataUpdatedAt }, failed }: LoadNoticeProps) {
  const { stale } = useStatusPageMessages();
  const locale = useLocale();
  if (error === null) return null;
  const moment = formatDateTime(new Date(dataUpdatedAt).toISOString(), locale);
  return (
    <NoticeSpacing>
      <Alert tone="warn">{data === undefined ? failed : stale(moment)}</Alert>
    </NoticeSpacing>
  );
}
