import { isApiError } from '@escale/api-client';
import { createCatalogue } from '@escale/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activeSessionsQueryOptions } from './active-sessions-query';
import { useSessionsActor } from './use-sessions-actor';

const { useMessages } = createCatalogue({
  fr: { openSessions: 'Voir les sessions ouvertes' },
  en: { openSessions: 'See the open sessions' },
  ar: { openSessions: 'عرض الجلسات المفتوحة' },
});

export interface ActiveSessionsLinkProps {
  /** Makes the link of its text: only the caller knows where the module of the list is. */
  children: (text: string) => ReactNode;
}

/**
 * Renders the link from a figure to the list behind it: for those who may see it, where the server has the call. Asks the
 * server once per visit, for the list that the link leads to.
 */
export function ActiveSessionsLink({ children }: ActiveSessionsLinkProps) {
  const { openSessions } = useMessages();
  const { maySee } = useSessionsActor();
  const { status, error } = useInfiniteQuery({
    ...activeSessionsQueryOptions(),
    enabled: maySee,
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isMissing = isApiError(error) && error.kind === 'not-found';
  return maySee && status !== 'pending' && !isMissing ? children(openSessions) : null;
}
