import { Alert, styled } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import { useStateMessages } from './messages/page/catalogue';

const Place = styled('div', { base: { '&:not(:last-child)': { marginBlockEnd: '3' } } });

export interface LoadNoticeProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt'>;
  /** What is said where nothing is known. */
  failed: string;
}

/** Says that a query has failed; where its data of before stays on screen, of when that is. Nothing otherwise. */
export function LoadNotice({ query: { data, error, dataUpdatedAt }, failed }: LoadNoticeProps) {
  const { stale } = useStateMessages();
  const locale = useLocale();
  if (error === null) return null;
  const moment = formatDateTime(new Date(dataUpdatedAt).toISOString(), locale);
  return (
    <Place>
      <Alert tone="warn">{data === undefined ? failed : stale(moment)}</Alert>
    </Place>
  );
}
