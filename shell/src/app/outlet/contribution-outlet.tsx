import type { ModuleContribution, ModuleDescriptor } from '@escale/contracts';
import { Spinner } from '@escale/design-system';
import type { ModuleDefinition } from '@escale/module-kit';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureLine, FailureToast } from '../../features/notices/contribution-failure';
import { useContributionMessages } from '../../features/notices/messages/contribution';
import { attributionOf } from '../../modules/errors/attribution';
import { contributedPart } from '../../modules/loading/contributed-part';
import { useErrorReporter } from '../../telemetry/error-reporter-context';
import { showUncaughtError } from './module-outlet';
import { useModuleController } from './use-module-controller';

export interface ContributionOutletProps {
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
  context: object;
}

interface PartProps extends Omit<ContributionOutletProps, 'descriptor'> {
  definition: ModuleDefinition;
}

function Part({ definition, contribution, context }: PartProps) {
  const [Component] = useState(() => contributedPart(definition, contribution));
  return (
    <Suspense fallback={<Waiting contribution={contribution} />}>
      <Component {...context} />
    </Suspense>
  );
}

/** Renders a spinner for a tab or a widget; a line on a card and the content of a menu item show nothing while they load. */
function Waiting({ contribution: { point, label } }: Pick<PartProps, 'contribution'>) {
  const m = useContributionMessages();
  return point === 'user-tab' || point === 'dashboard-widget' ? <Spinner label={m.loading(label)} /> : null;
}

/**
 * Loads a module and renders one of its contributions, with the checks and the fallback version of a page, in an error boundary of
 * its own: a failure shows as one line in its place, for the user menu as a toast.
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
      return <Waiting contribution={contribution} />;
    case 'open':
      return (
        <ErrorBoundary key={state.mountId} onError={controller.crash} fallback={null}>
          <Part definition={state.definition} contribution={contribution} context={context} />
        </ErrorBoundary>
      );
    default: {
      const Failure = contribution.point === 'user-menu' ? FailureToast : FailureLine;
      return <Failure label={contribution.label} onRetry={retry} />;
    }
  }
}
