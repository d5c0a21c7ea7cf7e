import type { ModuleDescriptor } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { ModuleCrash } from '../../features/crash/module-crash';
import { useMessages } from '../../features/notices/messages/catalogue';
import { shellAttribution } from '../../telemetry/error-reporter';
import { useErrorReporter } from '../../telemetry/error-reporter-context';
import { attributionOf } from '../../modules/errors/attribution';
import { ModuleOutlet } from './module-outlet';

/** The placeholder page is loaded separately, since the first load of /login does not need it. */
const PlaceholderPage = lazy(async () => ({
  default: (await import('./placeholder-page')).PlaceholderPage,
}));

/** Renders a module's page or placeholder, and attributes its errors to the module. */
export function ModulePage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const { module } = useMessages();
  const reporter = useErrorReporter();
  const handleRunning = useCallback(
    (running: ModuleDescriptor) => reporter.setActive(attributionOf(running)),
    [reporter],
  );
  const handleError = (error: unknown, failed: ModuleDescriptor) =>
    reporter.report(error, attributionOf(failed));

  useEffect(() => () => reporter.setActive(shellAttribution), [reporter]);

  if (descriptor.entry === null)
    return (
      <Suspense fallback={<PageSpinner />}>
        <PlaceholderPage descriptor={descriptor} />
      </Suspense>
    );
  return (
    <ModuleOutlet
      key={descriptor.id}
      descriptor={descriptor}
      onError={handleError}
      onRunning={handleRunning}
      crashed={(retry) => (
        <ModuleCrash
          label={descriptor.label}
          source={module.source(descriptor.version, descriptor.owner.team, descriptor.owner.contact)}
          onRetry={retry}
        />
      )}
    />
  );
}
