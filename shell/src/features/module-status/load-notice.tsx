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

/** Reports that a query has failed and, if its previous data stays on screen, the time of that data. Renders nothing otherwise. */
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
