import { useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { notify } from '@escale/design-system';
import type { ModuleDefinition } from '@escale/module-kit';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { PageSpinner } from '../features/access/start-screen';
import { useMessages } from '../messages/catalogue';
import { claimErrors } from './claimed-errors';
import { ModuleFailure } from './module-failure';
import { ModuleLife } from './module-life';
import { StandInNotice } from './stand-in-notice';

export interface ModuleOutletProps {
  /** The version that the registry names now. */
  descriptor: ModuleDescriptor;
  /** The smaller crash fallback, shown when the module throws. */
  crashed: (retry: () => void) => ReactNode;
  onError: (error: unknown, descriptor: ModuleDescriptor) => void;
  /** Tells which version is on the page. */
  onRunning: (descriptor: ModuleDescriptor) => void;
}

function ModulePages({ definition }: { definition: ModuleDefinition }) {
  return useRoutes(definition.pages.map(({ path, element }) => ({ path, element })));
}

/** Loads a module and shows its page; one boundary for each module. */
export function ModuleOutlet({ descriptor, crashed, onError, onRunning }: ModuleOutletProps) {
  const { module } = useMessages();
  const { user } = useSession();
  const [keeper] = useState(() => new ModuleLife(descriptor, { user, onError }));
  const life = useSyncExternalStore(keeper.subscribe, keeper.current);

  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => keeper.offer(descriptor), [keeper, descriptor]);
  useEffect(() => claimErrors(descriptor.id, keeper.crash), [keeper, descriptor.id]);
  useEffect(() => onRunning(life.descriptor), [life.descriptor, onRunning]);

  const healed = life.phase === 'open' && life.healed;
  const { label } = life.descriptor;
  useEffect(() => {
    if (healed) notify.info(module.updated(label));
  }, [healed, label, module]);

  switch (life.phase) {
    case 'loading':
      return <PageSpinner label={module.loading(label)} />;
    case 'failed':
      return (
        <ModuleFailure
          descriptor={life.descriptor}
          fault={life.fault}
          previous={life.previous}
          onRetry={() => void keeper.retry()}
          onPrevious={keeper.openPrevious}
        />
      );
    case 'crashed':
      return crashed(keeper.remount);
    case 'open':
      return (
        <ErrorBoundary key={life.run} onError={keeper.crash} fallback={null}>
          {life.replaced && (
            <StandInNotice
              running={life.descriptor}
              replaced={life.replaced}
              onRetry={() => void keeper.retry()}
            />
          )}
          <ModulePages definition={life.definition} />
        </ErrorBoundary>
      );
  }
}
