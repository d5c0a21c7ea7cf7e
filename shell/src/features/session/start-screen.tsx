import { tokenStore } from '@escale/api-client';
import { paths } from '@escale/contracts';
import { BrandMark, ErrorState, Spinner, VStack } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { useMessages } from './messages/catalogue';
import { SlowNotice } from './slow-notice';
import { FrameSkeleton } from './frame-skeleton';
import { useRetryWhenHealthy } from './use-retry-when-healthy';

function WholePage({ children }: { children: ReactNode }) {
  return (
    <VStack minHeight="100vh" justifyContent="center" gap="6" padding="6">
      <BrandMark />
      {children}
    </VStack>
  );
}

/**
 * Renders the screen shown while the session is being checked, with a text of its own on /profile (§2). Users with a stored token
 * see the frame, which the document has already shown.
 * @param props.home the content of the home page until the user is known
 */
export function StartScreen({ home }: { home: ReactNode }) {
  const { start } = useMessages();
  const isProfile = useMatch(paths.profile) !== null;
  const isHome = useMatch(paths.modules) !== null;
  const label = isProfile ? start.profile : start.loading;
  if (tokenStore.read() !== null)
    return <FrameSkeleton label={label}>{isHome ? home : undefined}</FrameSkeleton>;
  return (
    <WholePage>
      <Spinner label={label} />
      <SlowNotice />
    </WholePage>
  );
}

/** Reports that the application could not be loaded. Only the document itself is available then. */
export function LoadFailedScreen() {
  const { start } = useMessages();
  return (
    <WholePage>
      <ErrorState headingLevel="h1" title={start.loadFailed} description={start.loadFailedHint} />
    </WholePage>
  );
}

/** Reports that the server did not answer at start-up. The session is kept and resumes by itself when the server is back. */
export function UnreachableScreen({ retry }: { retry: () => Promise<void> }) {
  const { start } = useMessages();
  useRetryWhenHealthy(retry);
  return (
    <WholePage>
      <ErrorState
        title={start.unreachable}
        description={start.unreachableHint}
        onRetry={() => void retry()}
        retryLabel={start.retry}
      />
    </WholePage>
  );
}

/** Reports that the deployment's configuration is invalid or unreachable, so that the application cannot start. */
export function ConfigErrorScreen({ invalidField }: { invalidField: string | null }) {
  const { start } = useMessages();
  return (
    <WholePage>
      <ErrorState
        title={invalidField === null ? start.configDown : start.badConfig}
        description={invalidField === null ? start.registryDownHint : start.badConfigHint(invalidField)}
        onRetry={() => window.location.reload()}
        retryLabel={start.retry}
      />
    </WholePage>
  );
}

/** Reports that the registry could not be read. */
export function RegistryDownScreen({ onRetry }: { onRetry: () => void }) {
  const { start } = useMessages();
  return (
    <WholePage>
      <ErrorState
        title={start.registryDown}
        description={start.registryDownHint}
        onRetry={onRetry}
        retryLabel={start.retry}
      />
    </WholePage>
  );
}
