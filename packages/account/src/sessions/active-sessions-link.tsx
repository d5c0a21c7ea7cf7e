import { isApiError } from '@escale/api-client';
import { TextLink } from '@escale/design-system';
import { createCatalogue } from '@escale/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { activeSessionsQueryOptions } from './active-sessions-query';
import { useSessionsActor } from './use-sessions-actor';

/** A page of the module security. */
const path = '/security/sessions';

const { useMessages } = createCatalogue({ fr: { whoIsConnected: 'Voir qui est connecté' } });

/**
 * Renders the link from a figure to the list behind it: for those who may see it, where the server has the call. Asks the
 * server once per visit, for the list that the link leads to.
 */
export function ActiveSessionsLink() {
  const { whoIsConnected } = useMessages();
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
  return maySee && status !== 'pending' && !isMissing ? (
    <TextLink to={path}>{whoIsConnected}</TextLink>
  ) : null;
}
