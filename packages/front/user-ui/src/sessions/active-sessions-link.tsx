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
  /** Renders the link around `text`; only the caller knows the address of the list. */
  children: (text: string) => ReactNode;
}

/**
 * Renders the link to the list of active sessions, to put beside the number of sessions. Renders
 * nothing if the user may not see the list, if the server does not support `GET /sessions`, or
 * until the server has answered. Asks the server once per visit.
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
