import type { ModuleDescriptor } from '@escale/contracts';
import { useCallback, useEffect } from 'react';
import { ModuleCrash } from '../features/crash/module-crash';
import { reportError, setActiveModule } from '../telemetry/report-error';
import { attributionOf } from '../modules/errors/attribution';
import { ModuleOutlet } from './module-outlet';
import { PlaceholderPage } from './placeholder-page';

const handleError = (error: unknown, descriptor: ModuleDescriptor) =>
  reportError(error, attributionOf(descriptor));

/** A module's page, or its placeholder, with its errors attributed to it. */
export function ModulePage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const handleRunning = useCallback(
    (running: ModuleDescriptor) => setActiveModule(attributionOf(running)),
    [],
  );

  useEffect(() => () => setActiveModule({ module: 'shell', version: '', owner: '' }), []);

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
