import type { ModuleDescriptor } from '@escale/contracts';
import { useCallback, useEffect } from 'react';
import { ModuleCrash } from '../features/crash/module-crash';
import { shellAttribution } from '../telemetry/error-reporter';
import { useErrorReporter } from '../telemetry/error-reporter-context';
import { attributionOf } from '../modules/errors/attribution';
import { ModuleOutlet } from './module-outlet';
import { PlaceholderPage } from './placeholder-page';

/** A module's page, or its placeholder; its errors are reported as the module's. */
export function ModulePage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const reporter = useErrorReporter();
  const handleRunning = useCallback(
    (running: ModuleDescriptor) => reporter.setActive(attributionOf(running)),
    [reporter],
  );
  const handleError = (error: unknown, failed: ModuleDescriptor) =>
    reporter.report(error, attributionOf(failed));

  useEffect(() => () => reporter.setActive(shellAttribution), [reporter]);

  if (descriptor.entry === null) return <PlaceholderPage descriptor={descriptor} />;
  return (
    <ModuleOutlet
      key={descriptor.id}
      descriptor={descriptor}
      onError={handleError}
      onRunning={handleRunning}
      crashed={(retry) => <ModuleCrash descriptor={descriptor} onRetry={retry} />}
    />
  );
}
