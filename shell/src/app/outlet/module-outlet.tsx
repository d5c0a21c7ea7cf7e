import { localizeDescriptor, type ModuleDescriptor } from '@escale/contracts';
import { hasUnsavedWork, notify, PageSkeleton, PageSpinner } from '@escale/design-system';
import { currentLanguage, loadTexts } from '@escale/i18n';
import type { ModuleDefinition } from '@escale/module-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { messages as crashMessages } from '../../features/crash/messages/catalogue';
import { useMessages } from '../../features/notices/messages/catalogue';
import { loadErrorDetails, loadErrorReason, loadErrorTitle } from './load-error-messages';
import type { UncaughtError } from '../../modules/recovery/module-controller';
import { useModuleLoader } from '../../modules/module-loader-context';
import { SlowNotice } from '../../features/session/slow-notice';
import { ModuleFailure } from '../../features/notices/module-failure';
import { optionalPart } from '../../lib/optional-part';
import { useModuleController } from './use-module-controller';

export interface ModuleOutletProps {
  /** The version that the registry names. */
  descriptor: ModuleDescriptor;
  /** Renders the crash screen of the module. */
  crashed: (retry: () => void) => ReactNode;
  onError: (error: unknown, descriptor: ModuleDescriptor) => void;
  /** Called with the version that is shown. */
  onRunning: (descriptor: ModuleDescriptor) => void;
}

const FallbackNotice = optionalPart(async () => (await import('../../features/notices/late')).FallbackNotice);

function ModulePages({ definition }: { definition: ModuleDefinition }) {
  return useRoutes(definition.pages.map(({ path, element }) => ({ path, element })));
}

/** Shows an error that leaves the page open. The texts are loaded with the first such error. */
export async function showUncaughtError({ descriptor, loadError, retry }: UncaughtError): Promise<void> {
  const crash = crashMessages();
  try {
    const { showUncaughtToast } = await import('../../features/notices/late');
    await loadTexts(currentLanguage());
    const missing = loadError && loadErrorReason(loadError);
    const named = localizeDescriptor(descriptor, currentLanguage());
    showUncaughtToast(named, missing, { hasUnsavedWork: hasUnsavedWork(), onRetry: retry });
  } catch {
    notify.error(crash.title, { detail: crash.text });
  }
}

/** Loads a module and renders its page in an error boundary of its own. */
export function ModuleOutlet({ descriptor, crashed, onError, onRunning }: ModuleOutletProps) {
  const { module } = useMessages();
  const pageClient = useQueryClient();
  const { assets, reportAttributed } = useModuleLoader();
  const { controller, state, running } = useModuleController(descriptor, {
    onError,
    pageClient,
    onUncaught: (uncaught) => void showUncaughtError(uncaught),
  });
  useEffect(() => onRunning(state.descriptor), [state.descriptor, onRunning]);

  const handleError = (error: unknown) => {
    const owner = assets.moduleOfError(error);
    if (owner === null || owner.id === descriptor.id) {
      controller.crash(error);
      return;
    }
    reportAttributed(error);
    controller.handleErrorFromOtherModule();
  };

  const isHotReplacement = state.phase === 'open' && state.isHotReplacement;
  const { label, card } = running;
  useEffect(() => {
    if (isHotReplacement) notify.info(module.updated(label));
  }, [isHotReplacement, label, module]);

  switch (state.phase) {
    case 'loading':
      // Pages of a module without a card, such as the sign-in, have their own layouts.
      return (
        <>
          <SlowNotice />
          {card === null ? (
            <PageSpinner label={module.loading(label)} />
          ) : (
            <PageSkeleton label={module.loading(label)} />
          )}
        </>
      );
    case 'failed':
      return (
        <ModuleFailure
          descriptor={running}
          title={loadErrorTitle(running, state.error)}
          reason={loadErrorReason(state.error)}
          details={loadErrorDetails(state.error)}
          previous={state.previous}
          onRetry={() => void controller.retry()}
          onPrevious={controller.openPrevious}
        />
      );
    case 'crashed':
      return crashed(controller.remount);
    case 'open':
      return (
        <ErrorBoundary key={state.mountId} onError={handleError} fallback={null}>
          {state.replaced && (
            <Suspense>
              <FallbackNotice
                running={running}
                replaced={state.replaced.descriptor}
                reason={loadErrorReason(state.replaced.error)}
                onRetry={() => void controller.retry()}
              />
            </Suspense>
          )}
          <ModulePages definition={state.definition} />
        </ErrorBoundary>
      );
  }
}
