import type { ModuleDescriptor } from '@escale/contracts';
import { useCallback, useEffect } from 'react';
import { ModuleCrash } from '../features/crash/module-crash';
import { reportError, setActiveModule } from '../features/telemetry/report-error';
import { ModuleOutlet } from '../modules/module-outlet';
import { PlaceholderPage } from './placeholder-page';

/** A module's page, or its placeholder, with its errors attributed to it. */
export function ModulePage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const { id, version, owner } = descriptor;

  useEffect(() => {
    setActiveModule({ module: id, version, owner: owner.team });
    return () => setActiveModule({ module: 'shell', version: '', owner: '' });
  }, [id, version, owner.team]);

  const handleError = useCallback(
    (error: unknown) => reportError(error, { module: id, version, owner: owner.team }),
    [id, version, owner.team],
  );

  if (descriptor.entry === null) return <PlaceholderPage descriptor={descriptor} />;
  return (
    <ModuleOutlet
      key={id}
      descriptor={descriptor}
      onError={handleError}
      crashed={(retry) => <ModuleCrash descriptor={descriptor} onRetry={retry} />}
    />
  );
}
