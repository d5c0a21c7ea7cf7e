import type { ModuleDescriptor } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { PageSpinner } from '../features/access/start-screen';
import { useMessages } from '../messages/catalogue';
import { useModuleDefinition } from './load-module';
import { ModuleFailure } from './module-failure';
import { useRegistry } from './registry';

export interface ModuleOutletProps {
  descriptor: ModuleDescriptor;
  /** The smaller crash fallback, shown when the module throws while rendering. */
  crashed: (retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
}

function ModulePages({ definition }: { definition: ModuleDefinition }) {
  return useRoutes(definition.pages.map(({ path, element }) => ({ path, element })));
}

/** Loads a module and shows its page; one boundary for each module. */
export function ModuleOutlet({ descriptor, crashed, onError }: ModuleOutletProps) {
  const { module } = useMessages();
  const registry = useRegistry();
  const { data: definition, error, isFetching, refetch } = useModuleDefinition(descriptor);

  useEffect(() => {
    if (error !== null) onError(error);
  }, [error, onError]);

  const handleRetry = () => {
    void registry.refetch().then(() => refetch());
  };

  if (definition) {
    return (
      <ErrorBoundary
        onError={onError}
        fallbackRender={({ resetErrorBoundary }) => crashed(resetErrorBoundary)}
      >
        <ModulePages definition={definition} />
      </ErrorBoundary>
    );
  }
  if (error !== null) {
    return <ModuleFailure descriptor={descriptor} retrying={isFetching} onRetry={handleRetry} />;
  }
  return <PageSpinner label={module.loading(descriptor.label)} />;
}
