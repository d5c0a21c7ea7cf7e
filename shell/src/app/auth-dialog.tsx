import type { ModuleDescriptor } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { AuthDialogKind } from '../features/session/require-session';
import { attributionOf } from '../modules/errors/attribution';
import { useModuleLoader } from '../modules/module-loader-context';
import { useDescriptors } from '../modules/use-registry';
import { useErrorReporter } from '../telemetry/error-reporter-context';

export interface AuthDialogProps {
  kind: AuthDialogKind;
  /** Called when there is no dialog to show. */
  onUnavailable: () => void;
}

interface ModuleDialogProps extends AuthDialogProps {
  descriptor: ModuleDescriptor;
}

function ReportUnavailable({ onUnavailable }: Pick<AuthDialogProps, 'onUnavailable'>) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}

function ModuleDialog({ descriptor, kind, onUnavailable }: ModuleDialogProps) {
  const { queryClient, definitionQueryOptions, styles } = useModuleLoader();
  useLayoutEffect(() => styles.retain(descriptor.id), [styles, descriptor.id]);
  const { data: definition, isError } = useQuery(definitionQueryOptions(descriptor), queryClient);
  const Dialog = definition?.[kind];
  if (Dialog !== undefined) return <Dialog />;
  return definition !== undefined || isError ? <ReportUnavailable onUnavailable={onUnavailable} /> : null;
}

/** Renders a dialog of the sign-in module over a page. */
export function AuthDialog({ kind, onUnavailable }: AuthDialogProps) {
  const reporter = useErrorReporter();
  const descriptor = useDescriptors().find(({ id }) => id === 'auth');
  const unavailable = <ReportUnavailable onUnavailable={onUnavailable} />;
  if (descriptor === undefined) return unavailable;
  const handleError = (error: unknown) => reporter.report(error, attributionOf(descriptor));
  return (
    <ErrorBoundary onError={handleError} fallback={unavailable}>
      <ModuleDialog descriptor={descriptor} kind={kind} onUnavailable={onUnavailable} />
    </ErrorBoundary>
  );
}
