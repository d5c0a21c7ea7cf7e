import { QueryClient } from '@tanstack/react-query';

/** Holds what outlives a session: registry, configuration, loaded modules. A sign-out empties only the other client. */
export const platformClient = new QueryClient({
  defaultOptions: { queries: { gcTime: Infinity, retry: 2, retryDelay: (failures) => 300 * 2 ** failures } },
});
