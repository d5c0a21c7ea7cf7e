import { QueryClient } from '@tanstack/react-query';

/** Holds what outlives a session: registry, configuration, loaded modules. A sign-out empties only the other client. */
export const platformClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      retry: 2,
      retryDelay: (failures) => 300 * 2 ** failures,
    },
  },
});

// No provider mounts this client; without it the registry would not be read again when the tab is looked at.
platformClient.mount();
