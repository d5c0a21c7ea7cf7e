import { ErrorState } from '@escale/design-system';
import { lazy, type ComponentType } from 'react';
import { useMessages } from '../../features/session/messages/catalogue';

function PageUnavailable() {
  const { start } = useMessages();
  return (
    <ErrorState
      headingLevel="h1"
      title={start.pageMissing}
      description={start.registryDownHint}
      onRetry={() => window.location.reload()}
      retryLabel={start.retry}
    />
  );
}

/** Returns a lazy page of the shell. If its code does not load, an error state replaces the page. */
export function shellPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => PageUnavailable) }));
}
