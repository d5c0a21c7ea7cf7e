import type { ModuleContribution, ModuleDescriptor } from '@escale/contracts';
import { Spinner } from '@escale/design-system';
import type { ModuleDefinition } from '@escale/module-kit';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureLine, FailureToast } from '../../features/notices/contribution-failure';
import { useContributionMessages } from '../../features/notices/messages/contribution';
import { attributionOf } from '../../modules/errors/attribution';
import { createContributionComponent } from '../../modules/loading/contributed-part';
import { useErrorReporter } from '../../telemetry/error-reporter-context';
import { showUncaughtError } from './module-outlet';
import { useModuleController } from './use-module-controller';

export interface ContributionOutletProps {
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
  context: object;
}

interface LoadedContributionProps extends Omit<ContributionOutletProps, 'descriptor'> {
  definition: ModuleDefinition;
}

function LoadedContribution({ definition, contribution, context }: LoadedContributionProps) {
  const [Component] = useState(() => createContributionComponent(definition, contribution));
  return (
    <Suspense fallback={<ContributionSpinner contribution={contribution} />}>
      <Component {...context} />
    </Suspense>
  );
}

/** Renders a spinner while a tab or a widget loads. Contributions to a card or to the user menu show nothing while they load. */
function ContributionSpinner({
  contribution: { point, label },
}: Pick<LoadedContributionProps, 'contribution'>) {
  const m = useContributionMessages();
  return point === 'user-tab' || point === 'dashboard-widget' ? <Spinner label={m.loading(label)} /> : null;
}

/**
 * Loads a module and renders one of its contributions, with the same checks and fallback version as for a page. An error boundary
 * limits a failure to the contribution: one line replaces the contribution, or in the user menu a toast reports the failure.
 */
export function ContributionOutlet({ descriptor, contribution, context }: ContributionOutletProps) {
  const reporter = useErrorReporter();
  const { controller, state } = useModuleController(descriptor, {
    onError: (error, failed) => reporter.report(error, attributionOf(failed)),
    onUncaught: (uncaught) => void showUncaughtError(uncaught),
  });
  const [retry] = useState(
    () => () => (controller.current().phase === 'crashed' ? controller.remount() : void controller.retry()),
  );

  switch (state.phase) {
    case 'loading':
      return <ContributionSpinner contribution={contribution} />;
    case 'open':
      return (
        <ErrorBoundary key={state.mountId} onError={controller.crash} fallback={null}>
          <LoadedContribution definition={state.definition} contribution={contribution} context={context} />
        </ErrorBoundary>
      );
    default: {
      const Failure = contribution.point === 'user-menu' ? FailureToast : FailureLine;
      return <Failure label={contribution.label} onRetry={retry} />;
    }
  }
}
