import type { ModuleDescriptor } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { attributionOf } from '../modules/errors/attribution';
import { useModuleLoader } from '../modules/module-loader-context';
import { useDescriptors } from '../modules/registry/use-registry';
import { useErrorReporter } from '../telemetry/error-reporter-context';

export interface SignInAgainProps {
  /** Called when there is no dialog to show; the session then goes on at /login. */
  onUnavailable: () => void;
}

interface ModuleDialogProps extends SignInAgainProps {
  descriptor: ModuleDescriptor;
}

function Unavailable({ onUnavailable }: SignInAgainProps) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}

function ModuleDialog({ descriptor, onUnavailable }: ModuleDialogProps) {
  const { queryClient, definitionQueryOptions } = useModuleLoader();
  const { data: definition, isError } = useQuery(definitionQueryOptions(descriptor), queryClient);
  if (definition?.signInAgain !== undefined) return <definition.signInAgain />;
  return definition !== undefined || isError ? <Unavailable onUnavailable={onUnavailable} /> : null;
}

/** The sign-in over a page whose session has expired; the module of the sign-in pages provides it. */
export function SignInAgain({ onUnavailable }: SignInAgainProps) {
  const reporter = useErrorReporter();
  const descriptor = useDescriptors().find(({ id }) => id === 'auth');
  const unavailable = <Unavailable onUnavailable={onUnavailable} />;
  if (descriptor === undefined) return unavailable;
  const handleError = (error: unknown) => reporter.report(error, attributionOf(descriptor));
  return (
    <ErrorBoundary onError={handleError} fallback={unavailable}>
      <ModuleDialog descriptor={descriptor} onUnavailable={onUnavailable} />
    </ErrorBoundary>
  );
}
